/** `pnpm admin`: administrators and the key of badges, on the same data as `pnpm start`. */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.env['DATA_DIR'] = path.resolve(root, process.env['DATA_DIR'] || '.data');
await import('../platform-api/src/admin.ts');
