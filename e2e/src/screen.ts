import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  languages,
  looksAt,
  looksAtAll,
  violationsOf,
  type Language,
  type Look,
} from './fixtures.ts';
import { speak, turnTo } from './people.ts';

export type Visit = {
  page: Page;
  /** Of the product. */
  url: string;
  /** That the page speaks at this moment. */
  language: Language;
  /** The words of that language. */
  say: <T extends string | RegExp>(italian: T, english: T) => T;
};

/** How one gets there, from the screen before it in its table. */
export type Screen = {
  name: string;
  /** Where it is drawn at one width only. */
  width?: number;
  open: (visit: Visit) => Promise<unknown>;
  /** Takes back what the next screen must not find. */
  close?: (visit: Visit) => Promise<unknown>;
};

/** With a folder here, a picture of every screen is kept in it, to look at. */
const pictures = process.env['E2E_PICTURES'];

/**
 * What is looked at in the language in which a screen was opened, and then in the other one. Words do not change the
 * colours, nor colours the words: together they are both widths in both schemes, and both languages where there is
 * least room.
 */
export const looksOf = (width?: number): [own: readonly Look[], other: readonly Look[]] => {
  if (looksAtAll) return [looksAt(...(width ? [width] : [1440, 360])), []];
  const other: Look = { width: width ?? 360, scheme: 'light' };
  return width
    ? [[{ width, scheme: 'dark' }], [other]]
    : [[...looksAt(1440), { width: 360, scheme: 'dark' }], [other]];
};

/**
 * Goes through the screens, at two widths, in both schemes and both languages, and reports every fault: one failing
 * screen does not hide the next. The screens are opened in the two languages in turn: each is turned to the other one
 * as it stands, and the next begins there.
 * @param options `isAnew`: all are opened in Italian, then all in English, for pages that do not turn
 */
export async function walk(
  page: Page,
  url: string,
  screens: readonly Screen[],
  { isAnew = looksAtAll || pictures !== undefined }: { isAnew?: boolean } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  let looks = 0;
  // A page with half an answer on it asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  const visit: Visit = {
    page,
    url,
    language: 'it',
    say: (italian, english) => (visit.language === 'it' ? italian : english),
  };
  for (const begun of isAnew ? languages : (['it'] as const)) {
    visit.language = begun;
    await speak(page, url, begun);
    for (const { name, width, open, close } of screens) {
      await page.setViewportSize({ width: width ?? 1440, height: 900 });
      const complain = (complaint: string) =>
        void wrong.push(`${name}, ${visit.language}: ${complaint}`);
      const attempt = async (act: () => Promise<unknown>) => {
        try {
          await act();
        } catch (error) {
          complain(error instanceof Error ? error.message : String(error));
        }
      };
      const keep = pictureOf(page, begun, { name, isWhole: width === undefined });
      const look = async (at: readonly Look[]) => {
        const found = await violationsOf(page, at, (which) => {
          looks += 1;
          return keep(which);
        });
        for (const violation of found) complain(violation);
      };
      await attempt(async () => {
        await open(visit);
        const [own, inOther] = looksOf(width);
        await look(begun === 'en' && !looksAtAll ? inOther : own);
        if (isAnew) return;
        const other = visit.language === 'it' ? 'en' : 'it';
        visit.language = other;
        await turnTo(page, other);
        await look(inOther);
      });
      // Also after a failure: a network that stays away would fail all that follows.
      await attempt(async () => close?.(visit));
    }
  }
  if (looksAtAll) console.log(`${screens.length} screens, ${looks} looks, ${wrong.length} wrong`);
  return wrong;
}

const pictureOf =
  (page: Page, language: Language, { name, isWhole }: { name: string; isWhole: boolean }) =>
  async (at: string) => {
    if (pictures === undefined || language === 'en') return;
    const path = join(pictures, `${name.replaceAll(/\W+/g, '-')}-${at}.png`);
    // A page that is stretched for a whole picture closes its menus.
    await page.screenshot({ path, fullPage: isWhole });
  };
