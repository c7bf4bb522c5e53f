/** What starts the processes of the product on one machine, and ends them: `pnpm start`, `pnpm dev`, the dev shell. */
export { endWithLaunchers } from './launchers.ts';
export { dataDirRefusal } from './start-data-dir.ts';
export { logFile } from './start-log.ts';
export { portRefusal } from './start-port.ts';
export { end, startProgram } from './start-program.ts';
