/** Writes `openapi.json` from the routes, and from it the client's types in shared-auth. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testPlatform } from '../testing/platform.ts';
import { openApiFile, openApiText } from './document.ts';

const t = await testPlatform();
writeFileSync(openApiFile, openApiText(t.app));
await t.close();
const tool = join(import.meta.dirname, '../../../tools/openapi-types');
execFileSync(process.execPath, ['generate.ts'], { cwd: tool, stdio: 'inherit' });
