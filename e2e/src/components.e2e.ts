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

/** Draws a story in the document that is there: to open one for each would take three times as long. */
const show = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            on(event: string, heard: (what: unknown) => void): void;
            emit(event: string, what: object): void;
          };
        };
        setTimeout(() => reject(new Error(`${id} was not drawn`)), 15_000);
        channel.on('storyRendered', (drawn) => drawn === id && resolve());
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

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
    const [first] = stories;
    const globals = `scheme:${scheme};language:${language}`;
    await page.goto(
      `http://127.0.0.1:${port}/iframe.html?id=${first?.id}&viewMode=story&globals=${globals}`,
    );
    await page.locator('body.sb-show-main').waitFor();
    for (const { id } of [...stories.slice(1), ...stories.slice(0, 1)]) {
      place = `${id} ${globals}`;
      await show(page, id);
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
