type Options = readonly { isRight: boolean }[];

/** Whether exactly the right options were chosen. */
export const isRight = (options: Options, chosen: readonly number[]): boolean =>
  options.every((option, place) => option.isRight === chosen.includes(place));

/** The places with this one added, or taken out; in their order. */
export const toggled = (places: readonly number[], place: number): number[] =>
  places.includes(place)
    ? places.filter((each) => each !== place)
    : [...places, place].toSorted((one, other) => one - other);
