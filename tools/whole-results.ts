/**
 * For `node --import` in front of node:test: what a test process says is in the pipe before the process goes on.
 * Otherwise it waits in the process, which `--test-force-exit` ends: of 87 results of one file 29 came.
 */
import { isMainThread } from 'node:worker_threads';

/** Not in the programs that a test starts with the options of its own process: nobody may read what they say. */
const isTestProcess =
  isMainThread &&
  process.env.NODE_TEST_CONTEXT === 'child-v8' &&
  /\.test\.[cm]?[jt]s$/.test(process.argv[1] ?? '');

/** Null where standard output is no pipe. */
function pipeOf(stream: object): { setBlocking: (isBlocking: boolean) => void } | null {
  const handle: unknown = Reflect.get(stream, '_handle');
  const isPipe = typeof handle === 'object' && handle !== null && 'setBlocking' in handle;
  if (!isPipe || typeof handle.setBlocking !== 'function') return null;
  const { setBlocking } = handle;
  return { setBlocking: (isBlocking) => void Reflect.apply(setBlocking, handle, [isBlocking]) };
}

const pipe = isTestProcess ? pipeOf(process.stdout) : null;
if (pipe !== null) {
  process.stdout.write = new Proxy(process.stdout.write.bind(process.stdout), {
    apply(write, _stdout, args) {
      // Each time: a program that has inherited the pipe makes it wait for nobody again, for both.
      pipe.setBlocking(true);
      return Reflect.apply(write, undefined, args) as boolean;
    },
  });
}
