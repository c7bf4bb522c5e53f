import type { Browser } from '@playwright/test';
import { callerOf, type Caller } from './robustness/caller.ts';
import { splashSeen } from './splash-seen.ts';

/** The id of a badge of a demo person, for an address that needs one; '' for any other. */
export async function publicBadgeOf(browser: Browser, url: string, path: string): Promise<string> {
  if (!path.includes('{badge}')) return '';
  return asHolder(browser, url, async (marco) => {
    const { items } = await marco.call<{ items: { id: string }[] }>('GET', 'Badges/GetBadges');
    const id = items[0]?.id;
    if (id === undefined) throw new Error('Marco Bianchi has no badge');
    return id;
  });
}

/** The path with what it needs in its places: a badge, and a curriculum, which is shared now if it was not. */
export async function publicAddress(browser: Browser, url: string, path: string): Promise<string> {
  if (!path.includes('{curriculum}')) {
    return path.replace('{badge}', await publicBadgeOf(browser, url, path));
  }
  return path.replace('{curriculum}', await asHolder(browser, url, sharedCurriculumOf));
}

/** The id under which a person shares the curriculum, from now on if not before. */
export async function sharedCurriculumOf(holder: Caller): Promise<string> {
  const { sharedId } = await holder.call<{ sharedId: string }>('PUT', 'Curriculum/Share');
  return sharedId;
}

async function asHolder<T>(
  browser: Browser,
  url: string,
  act: (marco: Caller) => Promise<T>,
): Promise<T> {
  const holder = await browser.newContext();
  try {
    await holder.addInitScript(splashSeen);
    return await act(await callerOf(await holder.newPage(), url, 'Marco Bianchi'));
  } finally {
    await holder.close();
  }
}
