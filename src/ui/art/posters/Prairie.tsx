const BLADES = 12;

function blades(x: number, y: number): string {
  return Array.from({ length: BLADES }, (_, i) => {
    const at = (turn: number, out: number) => {
      const angle = ((i + turn) * 2 * Math.PI) / BLADES;
      return `${Math.round(x + out * Math.sin(angle))} ${Math.round(y - out * Math.cos(angle))}`;
    };
    return `M${at(-0.1, 12)}L${at(-0.32, 56)}L${at(0.24, 60)}L${at(0.1, 12)}Z`;
  }).join('');
}

/** Table mountains far out on the plain. */
export function Mesas() {
  return (
    <>
      <path
        class="far"
        d="M0 452V364l26-4 8-30h92l12 34 18 4 10 30 22 6 20 48ZM800 452V336l-44-2-8 26-46 2-10-44h-72l-12 46-24 4-8 34-22 8-14 42Z"
      />
      <path class="light" d="M34 342h94l4 11H31ZM612 330h82l3 12h-88Z" />
      <path class="mid" d="M0 452v-26q130-26 270 2t160 24ZM800 452v-30q-130-22-260 6t-150 24Z" />
    </>
  );
}

/** A wind pump and a cactus by the track. */
export function WindPump() {
  return (
    <g class="near">
      <path d="M112 306h10l34 494h-12ZM108 306h-8L62 800h12ZM98 400h26v7H98ZM88 500h46v8H88ZM80 610h62v9H80Z" />
      <path class="brace" d="M100 404l34 100M124 404l-36 100M90 506l52 108M134 506l-54 108" />
      <path d={blades(110, 306)} />
      <path class="vane" d="M110 302h66l30-20v48l-30-20h-66Z" />
      <circle class="glow" cx="110" cy="306" r="9" />
      <path class="cactus" d="M232 640V520M232 590q-24 0-24-24v-14M232 574q24 0 24-22v-16" />
    </g>
  );
}
