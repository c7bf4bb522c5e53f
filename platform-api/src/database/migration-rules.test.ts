import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { breaksVersionBefore } from './migration-rules.ts';

const migrations = globSync('migrations/*.sql', { cwd: import.meta.dirname }).toSorted();
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('the first migration is the one that installations have, and is never written anew', () => {
  assert.equal(
    createHash('sha256').update(read('migrations/0000_initial.sql')).digest('hex'),
    '154a5d9d78ea2284d549bb1be80fbce6e6e5352d3cda85cfe72fe5121073897f',
  );
});

test('the version before runs on what every migration since leaves', () => {
  assert.ok(migrations.length > 0);
  for (const file of migrations.slice(1)) {
    assert.deepEqual(breaksVersionBefore(read(file)), [], file);
  }
});

for (const statement of [
  'DROP TABLE "a" CASCADE;',
  'ALTER TABLE "a" DROP COLUMN "b";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" RENAME TO "c";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
  'CREATE UNIQUE INDEX "i" ON "a" USING btree ("b");',
  'ALTER TABLE "a" ADD CONSTRAINT "k" CHECK ("a"."b" > 0);',
  'ALTER TABLE "a" ADD CONSTRAINT "k" UNIQUE("b");',
]) {
  test(`a migration may not: ${statement}`, () => {
    assert.equal(breaksVersionBefore(statement).length, 1);
    assert.deepEqual(breaksVersionBefore(`-- accepted: nobody wrote it yet\n${statement}`), []);
    assert.deepEqual(breaksVersionBefore(`-- oldest reader: 0003_x.sql\n${statement}`), []);
  });
}

for (const migration of [
  'CREATE TABLE "a" ("b" text NOT NULL);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "a" USING btree ("b");\n--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "public"."c"("b");',
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;',
  'CREATE INDEX "i" ON "a" USING btree ("b");',
  'ALTER TABLE "a" DROP CONSTRAINT "k";\n--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "k" CHECK ("a"."b" > -1);',
]) {
  test(`a migration may: ${migration.slice(0, 60)}`, () => {
    assert.deepEqual(breaksVersionBefore(migration), []);
  });
}
