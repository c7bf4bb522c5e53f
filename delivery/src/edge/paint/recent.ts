/** The last so many values by their names, each for so long. */
export class Recent<T> {
  readonly #most: number;
  readonly #freshMs: number;
  readonly #values = new Map<string, { value: T; at: number }>();

  constructor({ most, freshMs }: { most: number; freshMs: number }) {
    this.#most = most;
    this.#freshMs = freshMs;
  }

  get(name: string): T | undefined {
    const found = this.#values.get(name);
    if (found === undefined) return undefined;
    this.#values.delete(name);
    if (performance.now() - found.at > this.#freshMs) return undefined;
    this.#values.set(name, found);
    return found.value;
  }

  set(name: string, value: T): void {
    this.#values.delete(name);
    this.#values.set(name, { value, at: performance.now() });
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break;
      this.#values.delete(oldest);
    }
  }
}
