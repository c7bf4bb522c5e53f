import type { Browser } from '@playwright/test';
import { callerOf } from './robustness/caller.ts';
import { splashSeen } from './splash-seen.ts';

/** The id of a badge of a demo person, for an address that needs one; '' for any other. */
export async function publicBadgeOf(browser: Browser, url: string, path: string): Promise<string> {
  if (!path.includes('{badge}')) return '';
  const holder = await browser.newContext();
  try {
    await holder.addInitScript(splashSeen);
    const marco = await callerOf(await holder.newPage(), url, 'Marco Bianchi');
    const { items } = await marco.call<{ items: { id: string }[] }>('GET', 'Badges/GetBadges');
    const id = items[0]?.id;
    if (id === undefined) throw new Error('Marco Bianchi has no badge');
    return id;
  } finally {
    await holder.close();
  }
}
