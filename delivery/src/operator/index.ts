import { GateRefusal } from '../gate/gate.ts';
import { ReleaseRefusal } from '../release/operations.ts';

export { runCommand } from './commands.ts';
export { createRemote } from './create-remote.ts';
export { benchGate } from '../gate/bench.ts';

export const isRefusal = (error: unknown): error is Error =>
  error instanceof ReleaseRefusal || error instanceof GateRefusal;
