import vm from 'node:vm';
import type { Painter } from 'contracts';

/** What a paint finds in its world: the language, clocks and addresses. No network, files or process. */
const given = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  Blob,
  ReadableStream,
  MessageChannel,
  crypto: globalThis.crypto,
  performance,
  structuredClone,
  queueMicrotask,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
};

/** What a bundle finds behind `require`. */
type Load = (name: string) => unknown;

/** Runs the paint of a shell, and of remotes that take their shared modules from it. */
export class PaintContext {
  readonly #context = vm.createContext(
    { ...given, console: silentConsole() },
    { codeGeneration: { strings: false, wasm: false } },
  );
  readonly #remotes = new Map<string, unknown>();
  #shell: Painter<unknown> | null = null;

  loadShell(source: string): void {
    this.#shell = this.#run('shell', source, (name) => {
      throw new Error(`${name} is not in the bundle`);
    }) as Painter<unknown>;
  }

  /** @throws Error when the shell does not give a module that the remote takes. */
  loadRemote(name: string, source: string): void {
    const { shared } = this.shell;
    const { paint } = this.#run(name, source, (request) => {
      const module = shared[request];
      if (module === undefined) throw new Error(`the shell gives no ${request} to paint with`);
      return module();
    }) as { paint?: unknown };
    if (paint === undefined) throw new Error('src/paint.tsx exports no "paint"');
    this.#remotes.set(name, paint);
  }

  get shell(): Painter<unknown> {
    if (this.#shell === null) throw new Error('no shell is loaded');
    return this.#shell;
  }

  /** @param name null for a page of the shell itself. */
  remote(name: string | null): unknown {
    return name === null ? null : this.#remotes.get(name);
  }

  #run(name: string, source: string, require: Load): unknown {
    const module = { exports: {} };
    const run = vm.compileFunction(source, ['module', 'exports', 'require'], {
      parsingContext: this.#context,
      filename: `${name}/paint.cjs`,
    });
    run(module, module.exports, require);
    return module.exports;
  }
}

/** React's warnings are for the tests of the page, not for the log of a server. */
function silentConsole(): Record<string, () => void> {
  const silent = () => undefined;
  return { log: silent, info: silent, warn: silent, error: silent, debug: silent };
}
