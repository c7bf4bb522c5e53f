import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations, levels } from './axe.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, '.cache/catalogue');

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built catalogue, as any static host serves it. */
function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://catalogue');
    // Browsers ask for it by themselves.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const file = join(built, normalize(pathname));
    if (!existsSync(file) || extname(file) === '') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

type Index = { entries: Record<string, { id: string; type: string }> };

/** Words do not change the colours: each language is looked at in one scheme. */
const looks = [
  { scheme: 'light', language: 'it' },
  { scheme: 'dark', language: 'en' },
];

type Channel = {
  emit(event: string, what: object): void;
  last(event: string): { storyId: string }[] | undefined;
};
type Preview = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** A story that is left before it is finished takes the whole document with it. */
const finished = (page: Page, storyId: string) =>
  page.waitForFunction((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Preview;
    return channel?.last('storyFinished')?.[0]?.storyId === id;
  }, storyId);

/** Draws a story in the document that is there: to open one for each would take three times as long. */
async function show(page: Page, storyId: string) {
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Preview;
    channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
  await finished(page, storyId);
}

// A story shows parts of pages: it has neither landmarks nor a heading of the first level.

test('every story of the catalogue is accessible and leaves the console clean', async ({
  page,
}) => {
  const { status, stderr } = spawnSync(
    'node_modules/.bin/storybook',
    // Without documentation and source maps, which nobody reads here.
    ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', built],
    {
      cwd: join(root, 'catalogue'),
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  expect(status, stderr).toBe(0);
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  expect(stories.length).toBeGreaterThan(25);

  const server = await serve();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const wrong: string[] = [];
  let place = '';
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      wrong.push(`${place}: ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => wrong.push(`${place}: exception: ${error.message}`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { scheme, language } of looks) {
    const globals = `scheme:${scheme};language:${language}`;
    for (const [index, { id }] of stories.entries()) {
      place = `${id} ${globals}`;
      if (index === 0) {
        const query = `id=${id}&viewMode=story&globals=${globals}`;
        await page.goto(`http://127.0.0.1:${port}/iframe.html?${query}`);
        await finished(page, id);
      } else await show(page, id);
      // A dialog leaves the root of the story empty.
      await page.locator('body.sb-show-main').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const violations = await axeViolations(page, { runOnly: { type: 'tag', values: levels } });
      wrong.push(...violations.map((violation) => `${place}: ${violation}`));
    }
  }
  server.close();
  expect(wrong).toEqual([]);
});
