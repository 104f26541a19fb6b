// Reading flat lists of numbers. The planners read them millions of times a second, and a function that only ever sees
// one kind of list is compiled to a plain read; the engine's `at` sees too many kinds for that.

export function whole(list: Int32Array, place: number): number {
  return list[place] as number;
}

export function real(list: Float64Array, place: number): number {
  return list[place] as number;
}
