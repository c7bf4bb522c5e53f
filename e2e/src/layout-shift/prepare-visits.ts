import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callerOf } from '../robustness/caller.ts';
import { splashSeen } from '../splash-seen.ts';
import { declaredRoutes } from './declared-routes.ts';
import { watchShifts } from './shifts.ts';
import { people, thingsOf, visitsOf, type Visit, type Visitor } from './visits.ts';

export type PreparedVisits = {
  /** One browser context for each visitor, logged in; without a page. */
  contexts: Record<Visitor, BrowserContext>;
  visits: Visit[];
  /** Declared routes that the table of visits leaves out. */
  missing: string[];
};

/** Logs everybody in, and asks the product what there is to visit. */
export async function prepareVisits(browser: Browser, url: string): Promise<PreparedVisits> {
  const open = async () => {
    const context = await browser.newContext();
    await context.addInitScript(splashSeen);
    await context.addInitScript(watchShifts);
    return context;
  };
  const contexts = {
    nobody: await open(),
    learner: await open(),
    editor: await open(),
    administrator: await open(),
  };
  const callerFor = async (visitor: keyof typeof people) => {
    const page = await contexts[visitor].newPage();
    const caller = await callerOf(page, url, people[visitor]);
    await page.close();
    return caller;
  };
  const learner = await callerFor('learner');
  await callerFor('editor');
  await callerFor('administrator');
  const routes = visitsOf(await thingsOf(learner));
  const page = await contexts.nobody.newPage();
  const declared = await declaredRoutes(page, url);
  await page.close();
  return {
    contexts,
    visits: Object.values(routes).flat(),
    missing: declared.filter((path) => !(path in routes)),
  };
}

/** Its heading is there, and nothing has come over the network for a while. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('#root:not([inert]) h1').first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
