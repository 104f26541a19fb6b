/** What no board may have. */
export const BOARD_BARS = {
  spaceOverlaps: 0,
  spacesOnCities: 0,
  spacesOnLabels: 0,
  labelOverlaps: 0,
  labelsOnCities: 0,
  crossings: 0,
  outside: 0,
  covered: 0,
};
