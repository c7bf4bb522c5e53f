import { test as base, expect, type Page } from '@playwright/test';
import { axeViolations, levels, rulesOfColour } from './axe.ts';
import { watchedBrowser, type Complaints } from './complaints.ts';
import { productHosts, startProduct, type Product, type ProductHosts } from './product.ts';
import { splashSeen } from './splash-seen.ts';

const pages = base.extend<{ complaints: Complaints }>({
  context: async ({ context }, use) => {
    await context.addInitScript(splashSeen);
    await use(context);
  },
  complaints: [watchedBrowser, { auto: true }],
});

async function ownProduct(
  use: (product: Product) => Promise<void>,
  like: Parameters<typeof startProduct>[1],
): Promise<void> {
  const product = await startProduct(undefined, like);
  await use(product);
  await product.stop();
}

/**
 * Each test has its own product, which it may change, and kill where it `isKilled`. One that holds times, or wants the machine for
 * another reason, has `@alone` in its title: nothing runs beside it.
 */
export const test = pages.extend<
  { at: Date | null; isEmbedded: boolean; isKilled: boolean; product: Product },
  { hosts: ProductHosts }
>({
  hosts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const hosts = productHosts();
      await use(hosts);
      hosts.api.end();
      hosts.edge.end();
    },
    { scope: 'worker' },
  ],
  /** What time it is, to the server and in the browser, where a test says so. */
  at: [null, { option: true }],
  /** Whether its data are in the embedded database, also where the ways keep them on PostgreSQL. */
  isEmbedded: [false, { option: true }],
  /** Whether its processes are its own: those of a test that kills them. */
  isKilled: [false, { option: true }],
  product: async ({ complaints, context, at, isEmbedded, isKilled, hosts }, use) => {
    if (at !== null) await context.clock.setSystemTime(at);
    await ownProduct(
      async (product) => {
        await use({
          ...product,
          killApi: () => {
            complaints.expect(/status of 50[234]|net::ERR_/);
            return product.killApi();
          },
        });
        complaints.end();
      },
      { at, isEmbedded, hosts: isKilled ? undefined : hosts },
    );
  },
});

/**
 * One product for all tests of a worker that change nothing that another one sees: a login is no such change, nor is
 * what is a person's own.
 * A start takes longer than most of them. Files that name what they share have a product of their own.
 */
export const sharedProductTest = pages.extend<object, { shared: string; product: Product }>({
  shared: ['all', { scope: 'worker', option: true }],
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern.
    async ({}, use, { project }) => ownProduct(use, { isEmbedded: project.name === 'screens' }),
    { scope: 'worker' },
  ],
});

export { expect };

export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * Tags of a way that is walked in both languages, of the features of remotes whose change it judges, as
 * `@mf-commerce/orders`, or `@mf-commerce` of any change there: one language is enough for `pnpm test --changed`,
 * and a whole run walks both.
 */
export const waysOf = (language: Language, ...remotes: `@mf-${string}`[]): string[] =>
  language === 'it' ? remotes : [];

export type Scheme = 'light' | 'dark';

export type Look = {
  /** Of the window, in px. */
  width: number;
  scheme: Scheme;
  /** What the rules are about; everything by default. */
  judges?: 'colours' | 'names';
};

/**
 * `E2E_LOOKS=all`: everything is judged in every look, where every day is left out what another look says
 * already. Takes about half an hour. `once`, of a change under way: the ways look at each page one time.
 */
export const looksAtAll = process.env['E2E_LOOKS'] === 'all';

/** Both schemes at each of these widths: the scheme changes colours and nothing else. */
export const looksAt = (...widths: number[]): Look[] =>
  widths.flatMap((width): Look[] => [
    { width, scheme: 'light' },
    { width, scheme: 'dark', ...(looksAtAll ? {} : { judges: 'colours' }) },
  ]);

/** Each width and each scheme once. The walks through the screens look at each width in both. */
export const looksOnTheWay: readonly Look[] = looksAtAll
  ? looksAt(1440, 360)
  : [
      ...(process.env['E2E_LOOKS'] === 'once' ? [] : [{ width: 1440, scheme: 'light' } as const]),
      // That of `once`: on the narrow page things do not fit, and a developer sees the other scheme less.
      { width: 360, scheme: 'dark' },
    ];

/** Words of another language have the same colours, and least room on the narrow page. */
const looksInEnglish: readonly Look[] = looksAtAll
  ? looksOnTheWay
  : [{ width: 360, scheme: 'light', judges: 'names' }];

/** Of a screen that was looked at in one language: what the other one can change. */
export const looksInOtherLanguage: readonly Look[] =
  process.env['E2E_LOOKS'] === 'once' ? [] : looksInEnglish;

/**
 * Whether the same screens have been looked at by another run, which would say nothing new: of a repetition
 * (`--repeat-each`), and on the single bundle, which is about the way.
 */
export const looksElsewhere = (): boolean =>
  base.info().repeatEachIndex > 0 || process.env['E2E_RELEASES'] !== undefined;

/** Zero violations of WCAG 2.0 to 2.2, A and AA, in the looks of the language that the page speaks. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (looksElsewhere()) return;
  const language = await page.locator('html').getAttribute('lang');
  const looks = language?.startsWith('en') ? looksInEnglish : looksOnTheWay;
  expect(await violationsOf(page, looks), name).toEqual([]);
}

/**
 * Faults of a screen in these looks; the page is left as it was.
 * @param seen told of each sight, as `360-dark`
 */
export async function violationsOf(
  page: Page,
  looks: readonly Look[],
  seen: (at: string) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const wrong: string[] = [];
  const original = page.viewportSize();
  for (const { width, scheme, judges } of looks) {
    const at = `${width}-${scheme}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await settled(page);
    await seen(at);
    const off = rulesOfColour.map((rule) => [rule, { enabled: judges !== 'names' }]);
    const violations = await axeViolations(page, {
      runOnly:
        judges === 'colours'
          ? { type: 'rule', values: rulesOfColour }
          : { type: 'tag', values: levels },
      rules: Object.fromEntries(off),
    });
    wrong.push(...violations.map((violation) => `${at}: ${violation}`));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wrong.push(`${at}: scrolls sideways by ${overflow} px`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (original) await page.setViewportSize(original);
  return wrong;
}

/**
 * Colours of a scheme that has just changed are on their way for a moment. The page hears of it, draws, and only
 * then do they begin to move, on a busy machine some frames later: whatever moves is put at its end, and the page
 * rests when nothing has moved for four frames. What is replaced by what comes next is pale meanwhile.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () => {
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      for (const animation of moving) animation.finish();
      return moving.length > 0 || document.querySelector('main [aria-busy=true]') !== null;
    };
    const until = performance.now() + 3000;
    let since = performance.now();
    let frames = 0;
    while (performance.now() < until && (frames < 4 || performance.now() - since < 80)) {
      await new Promise((done) => requestAnimationFrame(done));
      frames += 1;
      if (!isMoving()) continue;
      since = performance.now();
      frames = 0;
    }
  });
