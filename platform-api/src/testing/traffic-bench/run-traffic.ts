import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId, demoCourseKeys } from '../../demo/courses/index.ts';
import { newcomers } from '../newcomers.ts';
import { enrolLearners, livePerson, mannersOf, type Scene } from './scripted-people.ts';
import { TrafficLog } from './traffic-log.ts';
import {
  growthOf,
  heapFloorByQuarter,
  memoryOf,
  residentByQuarter,
  type MemorySample,
} from './traffic-memory.ts';
import { startTrafficServers } from './traffic-servers.ts';

export type TrafficPlan = {
  databaseUrl: string;
  people: number;
  seconds: number;
  /** Mean pause of a person between two requests. */
  thinkMs: number;
  log: (line: string) => void;
};

export type TrafficResult = {
  log: TrafficLog;
  requestsPerSecond: number;
  /** By process: means of the quarters in MB, growth from the second to the last, least heap of each quarter. */
  memory: Record<string, { quarters: number[]; growth: number; heapFloors: number[] }>;
};

const SAMPLES = 240;

/** People of every manner use server and edge for a while; what they met, and what it cost in memory. */
export async function runTraffic(plan: TrafficPlan): Promise<TrafficResult> {
  const { people, thinkMs } = plan;
  const servers = await startTrafficServers(plan.databaseUrl);
  try {
    const { platform, edge, metrics } = servers;
    await enrolLearners(platform);
    const manners = mannersOf(people);
    const buyers = manners.filter((manner) => manner === 'buyer').length;
    // A purchase is seven requests and as many pauses, each at least half the mean.
    const purchases = Math.ceil(plan.seconds / ((7 * thinkMs) / 2000)) + 2;
    const log = new TrafficLog();
    const from = Date.now();
    const to = from + plan.seconds * 1000;
    const scene: Scene = {
      edge,
      platform,
      log,
      courses: demoCourseKeys.map(demoCourseId),
      newcomers: await newcomers(platform, buyers * purchases),
      thinkMs,
      isOver: () => Date.now() >= to,
    };
    const samples: Record<keyof typeof metrics, MemorySample[]> = { API: [], edge: [] };
    const watching = async () => {
      while (Date.now() < to) {
        for (const name of ['API', 'edge'] as const) {
          samples[name].push(await memoryOf(metrics[name]));
        }
        await wait(Math.min((plan.seconds * 1000) / SAMPLES, Math.max(0, to - Date.now())));
      }
    };
    const telling = async () => {
      for (let minute = 5; minute * 60 < plan.seconds; minute += 5) {
        await wait(Math.max(0, from + minute * 60_000 - Date.now()));
        plan.log(
          `${minute} minutes, ${log.errors.length} errors, p95 of reads ${log.p95OfReads} ms`,
        );
      }
    };
    await Promise.all([
      ...manners.map((manner, number) => livePerson(scene, manner, number)),
      watching(),
      telling(),
    ]);
    const requests = log.byKind().reduce((sum, kind) => sum + kind.requests, 0);
    return {
      log,
      requestsPerSecond: Math.round((requests / plan.seconds) * 10) / 10,
      memory: Object.fromEntries(
        Object.entries(samples).map(([name, ofProcess]) => {
          const quarters = residentByQuarter(ofProcess, from, to);
          const heapFloors = heapFloorByQuarter(ofProcess, from, to);
          return [name, { quarters, growth: growthOf(quarters), heapFloors }];
        }),
      ),
    };
  } finally {
    await servers.close();
  }
}
