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
import { speak } from './people.ts';

export type Visit = {
  page: Page;
  /** Of the product. */
  url: string;
  language: Language;
  /** The words of the language of this visit. */
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
 * Goes through the screens in both languages, in Italian at two widths and in both schemes, and reports
 * every fault: one failing screen does not hide the next.
 */
export async function walk(page: Page, url: string, screens: readonly Screen[]): Promise<string[]> {
  const wrong: string[] = [];
  let looks = 0;
  // A page with half an answer on it asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const language of languages) {
    const say: Visit['say'] = (italian, english) => (language === 'it' ? italian : english);
    const visit = { page, url, language, say };
    await speak(page, url, language);
    for (const { name, width, open, close } of screens) {
      await page.setViewportSize({ width: width ?? 1440, height: 900 });
      const complain = (complaint: string) => wrong.push(`${name}, ${language}: ${complaint}`);
      const attempt = async (act: () => Promise<unknown>) => {
        try {
          await act();
        } catch (error) {
          complain(error instanceof Error ? error.message : String(error));
        }
      };
      await attempt(async () => {
        await open(visit);
        const widths = width === undefined ? [1440, 360] : [width];
        // Words of another language have the same colours, and least room on the narrow page.
        const inLanguage: Look[] =
          language === 'it' || looksAtAll
            ? looksAt(...widths)
            : [{ width: width ?? 360, scheme: 'light', judges: 'names' }];
        const keep = pictureOf(page, language, { name, isWhole: width === undefined });
        const seen = (at: string) => {
          looks += 1;
          return keep(at);
        };
        for (const found of await violationsOf(page, inLanguage, seen)) complain(found);
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
