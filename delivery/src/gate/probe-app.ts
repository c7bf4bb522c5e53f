import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { minVersion } from 'semver';
import type { ReleaseFacts } from '../build/release-facts.ts';
import { given } from '../webpack/stand-ins/federation/given-runtime.mjs';

/** What a release exposes as `./app`, found by running its scripts. */
export type ProbedApp =
  | {
      kind: 'app';
      /** Full patterns of all its routes. */
      routes: string[];
      widgets: string[];
      texts: Record<ProbedLanguage, ProbedTexts>;
    }
  | { kind: 'failure'; reason: string };

/** What `messages` of a remote gives for a language: by id, or why it does not load. */
export type ProbedTexts = { byId: Record<string, string>; failure?: string };

type ProbedLanguage = 'it' | 'en';
type Container = {
  init: (scope: object) => unknown;
  get: (name: string) => Promise<() => Record<string, unknown>>;
};

const base = 'http://release.invalid/';
const TIME_OUT_MS = 10_000;

/**
 * Runs the built entry, as the shell will, in a context that has no more than script elements. The modules
 * of the shell are stand-ins that can be called and read at will: `./app` is data and functions, and pages
 * are not opened.
 */
export async function probeApp(
  dir: string,
  globalName: string,
  shared: ReleaseFacts['shared'],
): Promise<ProbedApp> {
  try {
    return await inTime(probe(dir, globalName, shared));
  } catch (error) {
    // Errors of another context are no `Error` of this one.
    const { message } = error as { message?: unknown };
    return { kind: 'failure', reason: String(message ?? error) };
  }
}

async function probe(
  dir: string,
  globalName: string,
  shared: ReleaseFacts['shared'],
): Promise<ProbedApp> {
  const context = browserLike(dir);
  runFile(context, dir, 'remoteEntry.js');
  const container = context[globalName] as Container | undefined;
  if (container === undefined) throw new Error(`remoteEntry.js defines no ${globalName}`);
  await container.init(await shareScope(shared));
  const module = (await container.get('./app'))();
  const app = module['app'] as Record<string, unknown> | undefined;
  if (
    !Array.isArray(app?.['routes']) ||
    typeof app['widgets'] !== 'object' ||
    typeof app['messages'] !== 'function'
  ) {
    const names = Object.keys(module).join(', ') || 'nothing';
    throw new Error(`./app exports ${names}, and no "app" with routes, widgets and messages`);
  }
  const messages = app['messages'] as (language: string) => Promise<Record<string, string>>;
  const texts = async (language: ProbedLanguage): Promise<ProbedTexts> => {
    try {
      return { byId: { ...(await messages(language)) } };
    } catch (error) {
      return { byId: {}, failure: String((error as { message?: unknown }).message ?? error) };
    }
  };
  return {
    kind: 'app',
    routes: patternsOf(app['routes'] as RouteLike[]),
    widgets: Object.keys(app['widgets'] ?? {}),
    texts: { it: await texts('it'), en: await texts('en') },
  };
}

type RouteLike = { path?: string; index?: boolean; children?: RouteLike[] };

function patternsOf(routes: RouteLike[], parent = ''): string[] {
  return routes.flatMap(({ path: own = '', children, index }) => {
    const full = own.startsWith('/') ? own : path.posix.join(parent, own);
    if (children?.length) return patternsOf(children, full);
    return own === '' && !index ? [] : [full];
  });
}

type Element = { tagName: string; src?: string; href?: string; onload?: (event: object) => void };

/** A global object with what the runtime of webpack and federation touches. */
function browserLike(dir: string): Record<string, unknown> {
  const load = (element: Element) => {
    const name = new URL(element.src ?? element.href ?? '', base).pathname.slice(1);
    queueMicrotask(() => {
      try {
        if (element.tagName === 'SCRIPT') runFile(context, dir, name);
      } catch {
        // As in a browser: webpack reports that the chunk did not load.
      }
      element.onload?.({ type: 'load', target: element });
    });
    return element;
  };
  const context: Record<string, unknown> = {
    document: {
      currentScript: { tagName: 'SCRIPT', src: `${base}remoteEntry.js` },
      baseURI: base,
      getElementsByTagName: () => [],
      querySelector: () => null,
      createElement: (name: string) => ({
        tagName: name.toUpperCase(),
        setAttribute: () => {},
        getAttribute: () => null,
      }),
      head: { appendChild: load },
    },
    location: new URL(base),
    URL,
    URLSearchParams,
    performance,
    queueMicrotask,
    // Its timers must not keep this process alive.
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms).unref(),
    clearTimeout,
    console: { log: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    // The shell brings the runtime.
    ...given,
  };
  context['self'] = context;
  context['window'] = context;
  return vm.createContext(context);
}

function runFile(context: object, dir: string, name: string): void {
  const script = readFileSync(path.join(dir, name), 'utf8');
  vm.runInContext(script, context, { filename: name, timeout: TIME_OUT_MS });
}

/** Can be called, constructed and read without end, as the modules of the shell may be when `./app` loads. */
const anything: unknown = new Proxy(function standIn() {}, {
  get: (_target, name) => {
    if (name === 'then') return undefined;
    if (name === Symbol.toPrimitive) return () => '';
    return name === '__esModule' ? true : anything;
  },
  apply: () => anything,
  construct: () => anything as object,
});

const asItIs = <T>(value: T): T => value;

/** `shared-ui/remote` checks types only; the paths are the real ones, because routes are made of them. */
const standIns: Record<string, () => unknown> = {
  'shared-ui/remote': () => ({
    defineRemoteApp: asItIs,
    defineRemoteConfig: asItIs,
    lazyPage: () => () => {},
  }),
  'shared-ui/paths': () => import('shared-ui/paths'),
};

/** The shared modules of the remote in the versions that it needs; another rule checks that the shell has them. */
async function shareScope(shared: ReleaseFacts['shared']): Promise<Record<string, object>> {
  const scope: Record<string, object> = {};
  for (const { key, range } of shared) {
    const module = (await standIns[key]?.()) ?? anything;
    const version = minVersion(range)?.version ?? '0.0.0';
    scope[key] = {
      [version]: {
        version,
        get: () => () => module,
        lib: () => module,
        loaded: true,
        from: 'gate',
        scope: ['default'],
        useIn: [],
        strategy: 'loaded-first',
        shareConfig: { singleton: true, requiredVersion: range, eager: true },
      },
    };
  }
  return scope;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error(`./app is not there after ${TIME_OUT_MS / 1000} s`);
    const timer = setTimeout(() => reject(late), TIME_OUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
