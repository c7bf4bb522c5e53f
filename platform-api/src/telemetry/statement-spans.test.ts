import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementName } from './statement-spans.ts';

for (const [text, name] of [
  ['select "id" from "account" where "account"."mail" = $1', 'select account'],
  ['insert into "order_line" ("id") values (default) on conflict do nothing', 'insert order_line'],
  ['update "cart" set "version" = $1', 'update cart'],
  ['delete from jobs.job where id = $1', 'delete jobs.job'],
  ['with "found" as (select 1 from "course" join "badge" on true) select 1', 'with course'],
  ["select 'from rossini' as word, $1", 'select'],
  ["select 'it''s from rossini' from \"account\"", 'select account'],
  ["select 'a text that does not end from rossini", 'select'],
  ['begin', 'begin'],
  ['', 'statement'],
] as const) {
  test(`the name of a statement has no value in it: ${text}`, () => {
    assert.equal(statementName(text).name, name);
  });
}
