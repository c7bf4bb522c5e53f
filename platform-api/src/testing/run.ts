/**
 * The tests of the server: all of them on the embedded database, and those of races once more on a real
 * PostgreSQL, where transactions run side by side. Arguments name files to run instead of all.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeResults } from '../../../tools/results.ts';
import { nodeTestOptions } from '../../../tools/suites.ts';
import { findServerPrograms, startPostgres, type PostgresServer } from './postgres-server.ts';
import { templateOnServer } from './test-database.ts';

const packageDir = join(import.meta.dirname, '../..');
/** Each file is its own process; what one has compiled the next ones take. */
const compiled = join(packageDir, '../.cache/compile');

const wanted = process.argv.slice(2);
const files = wanted.length > 0 ? wanted : globSync('src/**/*.test.ts', { cwd: packageDir });
if (files.length === 0) throw new Error('No tests were found');

/** A title that speaks of things happening together, or of both databases. */
const raceTitle =
  /^\s*test\(\s*['"`][^\n]*\b(?:at once|simultaneous|race|on PGlite and PostgreSQL)\b/m;
const races = files.filter((file) => raceTitle.test(readFileSync(join(packageDir, file), 'utf8')));

function nodeTests(suite: string, chosen: string[], database: Record<string, string> = {}) {
  const { TEST_DATABASE_URL: _given, ...environment } = process.env;
  return new Promise<number>((done) => {
    const child = spawn(process.execPath, [...nodeTestOptions, ...chosen], {
      cwd: packageDir,
      stdio: 'inherit',
      env: { ...environment, ...database, TEST_SUITE: suite, NODE_COMPILE_CACHE: compiled },
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

async function raceTests(): Promise<number> {
  const given = process.env['TEST_DATABASE_URL'];
  let own: PostgresServer | null = null;
  let template: Awaited<ReturnType<typeof templateOnServer>> | null = null;
  try {
    const programs = given === undefined ? findServerPrograms() : null;
    if (given === undefined && programs === null) {
      return skipRaces('no PostgreSQL server was found and TEST_DATABASE_URL is not set');
    }
    if (programs !== null) own = await startPostgres(programs);
    console.log(`── server: ${races.length} files of races on PostgreSQL ${own?.version ?? ''}`);
    const server = given ?? own?.url ?? '';
    template = await templateOnServer(server);
    return await nodeTests('server-postgresql', races, {
      TEST_DATABASE_URL: server,
      TEST_DATABASE_TEMPLATE: template.name,
    });
  } finally {
    await template?.drop();
    await own?.stop();
  }
}

/** In CI a machine without PostgreSQL proves too little: the closing line counts the skip as a failure. */
function skipRaces(reason: string): number {
  const title = `races on a real PostgreSQL: ${reason}`;
  console.log(`skipped ${title}`);
  writeResults('server-postgresql', [
    { suite: 'server', file: 'src/testing/run.ts', title, status: 'skipped' },
  ]);
  return process.env['CI'] === 'true' ? 1 : 0;
}

const embedded = await nodeTests('server', files);
const postgres = races.length === 0 ? 0 : await raceTests();
process.exitCode = embedded === 0 && postgres === 0 ? 0 : 1;
