export { readConfig } from '../config.ts';
export { startRefusal } from '../start-refusal.ts';
export type { Installation } from './installation.ts';
export { makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
