import { fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseStore } from '../release/release-store.ts';
import { scriptBeside } from '../webpack/surroundings.ts';
import type { CompileMessage } from './compile.ts';

export type WatchOptions = {
  root: string;
  keys: string[];
  store: ReleaseStore;
  /**
   * For a shell that was built for production: React for development does not run in it. What is compiled is what
   * would be published, only not minified.
   */
  isForReleasedShell?: boolean;
  onPublished: (key: string) => void;
  onFailed: (key: string, text: string) => void;
};

/** Compiles each package at every change, in its own process. Returns a function that stops them. */
export function watchPackages(options: WatchOptions): () => void {
  const mode = options.isForReleasedShell ? 'production' : 'development';
  const children = options.keys.map((key, turn) => {
    const packageDir = path.join(options.root, key);
    const watching = [packageDir, '--watch', mode, String(turn)];
    const child = fork(scriptBeside(import.meta, 'compile'), watching, {
      env: { ...process.env, NODE_ENV: mode },
      // With the 16 MB of Node, a tenth of each rebuild is collecting what is young.
      execArgv: [...process.execArgv, '--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // One after the other: a second build must not be published over by the first.
    let published = Promise.resolve();
    child.on('message', (message: CompileMessage) => {
      if ('failed' in message) options.onFailed(key, message.failed);
      if (!('watched' in message)) return;
      published = published
        .then(() => options.store.publish(message.watched, { replace: true }))
        .then(
          () => options.onPublished(key),
          (error: unknown) => options.onFailed(key, String(error)),
        );
    });
    child.once('exit', (code) => {
      // Not by us: that would be a signal.
      if (code) options.onFailed(key, `The compiler ended (${code}); what it printed says why.`);
    });
    return child;
  });
  return () => {
    for (const child of children) child.kill();
  };
}
