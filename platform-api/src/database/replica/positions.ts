/** A position in the log of changes of PostgreSQL, `16/B374D848`, as a number. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

type Sample = { atMs: number; position: bigint };

/**
 * Where the primary was at moments of the last seconds. By it a replica's position becomes a time, without a
 * clock of the servers and without anything that would have to be written.
 */
export class Positions {
  readonly #longestMs: number;
  #samples: Sample[] = [];

  /** @param longestMs how late a replica may be */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** @param atMs when the primary was asked */
  add(atMs: number, position: bigint): void {
    const last = this.#samples.at(-1);
    // Another primary, whose log went another way.
    if (last !== undefined && position < last.position) this.#samples = [];
    this.#samples.push({ atMs, position });
    const oldest = atMs - this.#longestMs;
    // The last one before that moment stays: it is the bound.
    while ((this.#samples[1]?.atMs ?? Infinity) <= oldest) this.#samples.shift();
  }

  /** How late a replica at this position is, at most; Infinity as long as it is not known, or later than it may be. */
  lateMs(position: bigint, nowMs: number): number {
    const reached = this.#samples.findLast((sample) => sample.position <= position);
    const next = this.#samples.findLast((sample) => sample.position > position);
    if (reached === undefined) return Infinity;
    // It has all that the primary had when it was last asked.
    return next === undefined ? 0 : nowMs - reached.atMs;
  }

  isLate(position: bigint, nowMs: number): boolean {
    return this.lateMs(position, nowMs) > this.#longestMs;
  }
}
