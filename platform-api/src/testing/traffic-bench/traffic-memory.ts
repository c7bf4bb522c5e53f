export type MemorySample = { at: number; bytes: number };

/** Resident memory of a process, from its metrics. */
export async function residentBytes(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text()) ?? [];
  if (bytes === undefined) throw new Error('The metrics name no resident memory');
  return Number(bytes);
}

/** Means of the four quarters of a run, in MB. */
export function quartersOf(samples: readonly MemorySample[], from: number, to: number): number[] {
  return [0, 1, 2, 3].map((quarter) => {
    const length = (to - from) / 4;
    const ofQuarter = samples.filter(
      ({ at }) => at >= from + quarter * length && at < from + (quarter + 1) * length,
    );
    const sum = ofQuarter.reduce((total, { bytes }) => total + bytes, 0);
    return Math.round((sum / ofQuarter.length / 1_048_576) * 10) / 10;
  });
}

/** By how much the last quarter's mean is above the second's; below 0 where it fell. */
export const growthOf = ([, second = 0, , last = 0]: readonly number[]): number =>
  last / second - 1;
