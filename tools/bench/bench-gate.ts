/** `pnpm bench gate`: real builds with a defect, and the same without it, before the gate. */
import { benchGate } from '../../delivery/src/gate/bench.ts';

if (!(await benchGate(console.log))) process.exitCode = 1;
