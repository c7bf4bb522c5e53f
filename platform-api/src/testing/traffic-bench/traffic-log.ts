/** What people do, and whether it is a read: reads have the bound. */
export const trafficKinds = {
  'search the catalogue': 'read',
  'type a search': 'read',
  'open a course': 'read',
  'read its reviews': 'read',
  'log in': 'write',
  'see own courses': 'read',
  'open lessons': 'read',
  'see own orders': 'read',
  'log out': 'write',
  'fill the cart': 'write',
  order: 'write',
  'open the payment page': 'write',
  pay: 'write',
  'come back from paying': 'write',
  'list orders': 'read',
  'open an order': 'read',
} as const;

export type TrafficKind = keyof typeof trafficKinds;

export type KindFigures = {
  kind: TrafficKind;
  requests: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
};

/** The value that so much of the sorted list is at or below. */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Times and errors of a run, by kind. */
export class TrafficLog {
  readonly #times = new Map<TrafficKind, number[]>();
  readonly errors: { kind: TrafficKind; message: string }[] = [];

  /** @returns null when the work failed, which is noted */
  async time<T>(kind: TrafficKind, work: () => Promise<T>): Promise<T | null> {
    const began = performance.now();
    try {
      return await work();
    } catch (error) {
      this.errors.push({ kind, message: error instanceof Error ? error.message : String(error) });
      return null;
    } finally {
      const times = this.#times.get(kind) ?? [];
      times.push(performance.now() - began);
      this.#times.set(kind, times);
    }
  }

  byKind(): KindFigures[] {
    return (Object.keys(trafficKinds) as TrafficKind[]).map((kind) => {
      const sorted = (this.#times.get(kind) ?? []).toSorted((a, b) => a - b);
      return {
        kind,
        requests: sorted.length,
        p50: rounded(percentile(sorted, 0.5)),
        p95: rounded(percentile(sorted, 0.95)),
        p99: rounded(percentile(sorted, 0.99)),
        errors: this.errors.filter((error) => error.kind === kind).length,
      };
    });
  }

  /** Milliseconds that 95 of 100 reads took at most. */
  get p95OfReads(): number {
    const reads = [...this.#times].flatMap(([kind, times]) =>
      trafficKinds[kind] === 'read' ? times : [],
    );
    return rounded(
      percentile(
        reads.toSorted((a, b) => a - b),
        0.95,
      ),
    );
  }
}
