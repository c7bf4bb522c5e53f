export type MemorySample = {
  at: number;
  resident: number;
  /** Of JavaScript: what is in use, and what waits to be collected. */
  heap: number;
};

const METRICS = {
  resident: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
} as const;

/** The memory of a process in bytes, from its metrics. */
export async function memoryOf(metricsPort: number): Promise<MemorySample> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await answer.text();
  const read = (metric: string) => {
    const [, bytes] = new RegExp(`^${metric} (\\S+)$`, 'm').exec(text) ?? [];
    if (bytes === undefined) throw new Error(`The metrics name no ${metric}`);
    return Number(bytes);
  };
  return { at: Date.now(), resident: read(METRICS.resident), heap: read(METRICS.heap) };
}

const megabytes = (bytes: number) => Math.round((bytes / 1_048_576) * 10) / 10;

function byQuarter(
  samples: readonly MemorySample[],
  from: number,
  to: number,
  reduce: (ofQuarter: readonly MemorySample[]) => number,
): number[] {
  const length = (to - from) / 4;
  return [0, 1, 2, 3].map((quarter) =>
    megabytes(
      reduce(
        samples.filter(
          ({ at }) => at >= from + quarter * length && at < from + (quarter + 1) * length,
        ),
      ),
    ),
  );
}

/** Means of the resident memory in the four quarters of a run, in MB. */
export const residentByQuarter = (samples: readonly MemorySample[], from: number, to: number) =>
  byQuarter(
    samples,
    from,
    to,
    (ofQuarter) => ofQuarter.reduce((sum, { resident }) => sum + resident, 0) / ofQuarter.length,
  );

/** The least heap of each quarter, in MB: just after a collection, so what a leak would raise. */
export const heapFloorByQuarter = (samples: readonly MemorySample[], from: number, to: number) =>
  byQuarter(samples, from, to, (ofQuarter) => Math.min(...ofQuarter.map(({ heap }) => heap)));

/** By how much the last quarter's mean is above the second's; below 0 where it fell. */
export const growthOf = ([, second = 0, , last = 0]: readonly number[]): number =>
  last / second - 1;
