import type { Browser } from '@playwright/test';
import { callerOf } from '../robustness/caller.ts';

type Plan = { updatedAt: string; areas: { area: string; drawn: number }[] };
type Plans = { simulation: Plan | null; areas: { area: string; active: number }[] };

/** From now on the simulation of the course draws every question of its bank, so that each kind is in it. */
export async function drawWholeBank(browser: Browser, url: string, courseId: number) {
  const context = await browser.newContext();
  const author = await callerOf(await context.newPage(), url, 'Elena Vitali');
  const { simulation, areas } = await author.call<Plans>('GET', `Exams/Plans/${courseId}`);
  if (simulation === null) throw new Error('The course has no simulation');
  const { updatedAt, ...plan } = simulation;
  await author.call('PUT', `Exams/Plans/${courseId}/simulation`, {
    updatedAt,
    plan: { ...plan, areas: areas.map(({ area, active }) => ({ area, drawn: active })) },
  });
  await context.close();
}
