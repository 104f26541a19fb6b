const ARCHES = [-20, 34, 88, 142, 196];

/** A bridge of stone that crosses the valley. */
const bridge = `M-30 392H236V404H-30Z${ARCHES.map((x) => `M${x - 6} 404h6q0 0 0 0V460h-12V404ZM${x} 430q0-22 21-22t21 22v-26h-42Z`).join('')}`;

/** Round hills, a viaduct, and a town about its church. */
export function Town() {
  return (
    <>
      <path class="far" d="M0 452V356q70-56 146-28t110 74 96 50ZM800 452V338q-64-46-118-12t-90 82-96 44Z" />
      <path class="stone" d={bridge} />
      <path class="mid" d="M0 460v-28q100-16 200 2t190 22ZM800 460v-62q-110-30-220 14t-170 44Z" />
      <g transform="translate(-34 0)">
        <path
          class="houses"
          d="M664 428V346l13-66 13 66v82ZM612 430v-34l22-20 22 20v34ZM690 424v-36l26-22 26 22v36ZM742 428v-30l20-18 20 18v30ZM572 440v-22l16-14 16 14v22Z"
        />
        <path
          class="windows"
          d="M673 356h8v14h-8ZM622 404h7v10h-7ZM638 404h7v10h-7ZM702 396h8v12h-8ZM720 396h8v12h-8ZM752 404h7v10h-7ZM766 404h7v10h-7ZM582 422h6v9h-6ZM592 422h6v9h-6Z"
        />
      </g>
    </>
  );
}

/** Tall trees on the right of the track. */
export function Poplars() {
  return (
    <path
      class="near"
      d="M706 640v-34c-26-20-30-130 4-196 34 66 30 176 4 196v34ZM770 720v-52c-38-26-44-210 6-316 50 106 44 290 6 316v52ZM656 560v-18c-15-12-18-74 3-112 21 38 18 100 3 112v18Z"
    />
  );
}
