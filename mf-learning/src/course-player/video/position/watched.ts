/** Where a learner was in a video, and when. */
export type Watched = {
  seconds: number;
  /** By the server's clock, milliseconds: comparable between devices. */
  at: number;
};

/** What counts of what the server and this device remember. */
export const newestOf = (known: readonly (Watched | null)[]): Watched | null =>
  known.reduce((newest, one) => (one !== null && one.at > (newest?.at ?? -1) ? one : newest), null);

/** The second to go on at; a place that the video does not have is its beginning. */
export const resumeSecond = (watched: Watched | null, duration: number): number =>
  watched !== null && watched.seconds < duration ? watched.seconds : 0;
