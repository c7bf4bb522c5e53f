/**
 * The tests of the server: all of them on a real PostgreSQL, where transactions run side by side; those whose
 * titles speak of both databases on the embedded one too. Two files run at a time, and beside them one of those that
 * mostly wait. A machine without PostgreSQL runs all on the embedded
 * one. Arguments name files to run instead of all; with SECOND_TRY they are reported as such.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondTryOf, writeResults } from '../../../tools/results.ts';
import { nodeTestOptions } from '../../../tools/suites.ts';
import { findServerPrograms, startPostgres, type PostgresServer } from './postgres-server.ts';
import { coursesOnServer, templateOnServer } from './test-database.ts';
import { lanesOf, programsFor } from './test-groups.ts';

const packageDir = join(import.meta.dirname, '../..');
/** What one process has compiled the next ones take. */
const compiled = join(packageDir, '../.cache/compile');

/** For a whole group, of which each file has five minutes; of what runs alone a test that hangs takes as long. */
const GROUP_TIMEOUT = '--test-timeout=900000';

/** An embedded database takes memory that it does not give back. */
const EMBEDDED_GROUP_SIZE = 4;

const wanted = process.argv.slice(2);
const files = wanted.length > 0 ? wanted : globSync('src/**/*.test.ts', { cwd: packageDir });
if (files.length === 0) throw new Error('No tests were found');

/** What a test's title says when it is to run on the embedded database as well. */
const ON_BOTH = 'on PGlite and PostgreSQL';

const hasTitle = (title: RegExp) => (file: string) =>
  title.test(readFileSync(join(packageDir, file), 'utf8'));
const onBoth = files.filter(
  hasTitle(new RegExp(`^\\s*test\\(\\s*['"\`][^\\n]*\\b${ON_BOTH}\\b`, 'm')),
);
const races = files.filter(hasTitle(/^\s*test\(\s*['"`][^\n]*\b(?:at once|simultaneous|race)\b/m));

const nameOf = process.env['SECOND_TRY'] === 'true' ? secondTryOf : String;

function nodeTests(suite: string, chosen: string[], database: Record<string, string> = {}) {
  const { TEST_DATABASE_URL: _given, ...environment } = process.env;
  return new Promise<number>((done) => {
    const child = spawn(process.execPath, [...nodeTestOptions, ...chosen], {
      cwd: packageDir,
      stdio: 'inherit',
      env: { ...environment, ...database, TEST_SUITE: nameOf(suite), NODE_COMPILE_CACHE: compiled },
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** All tests of the files, each file in a process of its own. */
const allOnEmbedded = (): Promise<number> => {
  console.log(`── server: ${files.length} files on PGlite`);
  return nodeTests('server', files);
};

/** Of the files that have such tests these alone: all the others have run on PostgreSQL. */
async function bothOnEmbedded(): Promise<number> {
  if (onBoth.length === 0) return 0;
  console.log(`── server: ${onBoth.length} files on PGlite, what is to run on both`);
  const ofBoth = `--test-name-pattern=${ON_BOTH}`;
  const programs = programsFor('embedded', onBoth, EMBEDDED_GROUP_SIZE);
  return nodeTests('server-embedded', [GROUP_TIMEOUT, ofBoth, ...programs]);
}

async function onPostgres(server: string, version: string): Promise<number> {
  console.log(`── server: ${files.length} files on PostgreSQL ${version}`);
  const template = await templateOnServer(server);
  const courses = await coursesOnServer(server, template.name);
  const database = {
    TEST_DATABASE_URL: server,
    TEST_DATABASE_TEMPLATE: template.name,
    TEST_DATABASE_COURSES: courses.name,
  };
  const { working, waiting } = lanesOf(files);
  const run = (suite: string, options: string[], lane: readonly string[]) =>
    lane.length === 0
      ? 0
      : nodeTests(suite, [GROUP_TIMEOUT, ...options, ...programsFor(suite, lane)], database);
  try {
    const codes = await Promise.all([
      run('server-waiting', ['--test-concurrency=1'], waiting),
      (async () => Math.max(await run('server', [], working), await bothOnEmbedded()))(),
    ]);
    return Math.max(...codes);
  } finally {
    await courses.drop();
    await template.drop();
  }
}

/** On the server of TEST_DATABASE_URL, else on one of our own; null when there is neither. */
async function onAnyPostgres(): Promise<number | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return onPostgres(given, '');
  const programs = findServerPrograms();
  if (programs === null) return null;
  const own: PostgresServer = await startPostgres(programs);
  try {
    return await onPostgres(own.url, own.version);
  } finally {
    await own.stop();
  }
}

/** In CI a machine without PostgreSQL proves too little: the closing line counts the skip as a failure. */
async function withoutPostgres(): Promise<number> {
  const code = await allOnEmbedded();
  if (races.length + onBoth.length === 0) return code;
  const title = 'races on a real PostgreSQL: none was found and TEST_DATABASE_URL is not set';
  console.log(`skipped ${title}`);
  writeResults('server-races', [
    { suite: 'server', file: 'src/testing/run.ts', title, status: 'skipped' },
  ]);
  return process.env['CI'] === 'true' ? 1 : code;
}

process.exitCode = (await onAnyPostgres()) ?? (await withoutPostgres());
