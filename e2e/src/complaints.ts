import { expect, type Browser, type BrowserContext, type TestInfo } from '@playwright/test';

/** Complaints of browsers: console errors and warnings, exceptions, reports of the CSP. */
export type Complaints = {
  /** The unexpected ones so far. */
  readonly list: string[];
  /** What the test itself causes, such as the answer of a server that it stopped, is no complaint from here on. */
  expect: (pattern: RegExp) => void;
  /** From here on nothing is a complaint: the product is stopped while its pages are still open. */
  end: () => void;
  /** Watches the context of another browser, one that the test starts itself. */
  watch: (context: BrowserContext) => Promise<void>;
};

/** Chromium waits three seconds for the use of a preload, and a machine that is shared can take longer. */
const lateUse = /was preloaded using link preload but not used within a few seconds/;

/** Every context of the browser is watched, those that a test opens too; each test fails on what is left over. */
export async function watchedBrowser(
  { browser, context }: { browser: Browser; context: BrowserContext },
  use: (complaints: Complaints) => Promise<void>,
  { project }: Pick<TestInfo, 'project'>,
): Promise<void> {
  const list: string[] = [];
  // What runs alone has the machine for itself: there no preload may go unused (preloads.e2e.ts).
  const expected: RegExp[] = project.name === 'alone' ? [] : [lateUse];
  let hasEnded = false;
  const complain = (text: string) => {
    if (!hasEnded && !expected.some((pattern) => pattern.test(text))) list.push(text);
  };
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const opened = await open(...options);
    await watch(opened, complain);
    return opened;
  };
  await watch(context, complain);
  await use({
    list,
    expect: (pattern) => void expected.push(pattern),
    end: () => {
      hasEnded = true;
    },
    watch: (opened) => watch(opened, complain),
  });
  browser.newContext = open;
  expect(list, 'complaints of the browser').toEqual([]);
}

async function watch(context: BrowserContext, complain: (text: string) => void): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complain(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(`exception: ${error.error().stack ?? ''}`));
}
