/**
 * While a new version comes in, processes of the version before run on the newer tables, and a roll back puts
 * them there for longer. So a migration adds; what the version before reads or writes goes one version later.
 */

type Rule = { breaks: RegExp; reason: string };

const rules: Rule[] = [
  { breaks: /^DROP TABLE/i, reason: 'the version before reads the table' },
  { breaks: /\bDROP COLUMN\b/i, reason: 'the version before names the column' },
  { breaks: /\bRENAME\b/i, reason: 'the version before knows the old name' },
  { breaks: /\bSET DATA TYPE\b/i, reason: 'the version before reads the old type' },
  { breaks: /\bSET NOT NULL\b/i, reason: 'the version before may write null' },
  { breaks: /\bDROP DEFAULT\b/i, reason: 'the version before may leave the column out' },
  {
    breaks: /\bADD COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/is,
    reason: 'the version before does not write the column',
  },
  { breaks: /^CREATE UNIQUE INDEX/i, reason: 'the version before may write a row twice' },
  {
    breaks: /\bADD CONSTRAINT\b.*\b(?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)\b/is,
    reason: 'the version before may write what it forbids',
  },
];

/**
 * What of a migration would break the version before; empty for one that only adds. Tables that it makes
 * itself are free, and so is a constraint that it drops and makes again. A statement under a line
 * `-- accepted: <reason>` was judged by a person. A migration with `-- oldest reader: <migration>` says that
 * older versions end here.
 */
export function breaksVersionBefore(migration: string): string[] {
  if (/^-- oldest reader: \d{4}_\w+\.sql$/m.test(migration)) return [];
  const statements = migration.split('--> statement-breakpoint').map((text) => text.trim());
  const made = new Set(
    statements.flatMap((text) => /^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/i.exec(text)?.[1] ?? []),
  );
  const dropped = new Set(
    statements.flatMap((text) => /\bDROP CONSTRAINT "(\w+)"/i.exec(text)?.[1] ?? []),
  );
  return statements.flatMap((text) => {
    if (/^-- accepted: \S+/m.test(text)) return [];
    const statement = text.replaceAll(/^--.*$/gm, '').trim();
    const table = /(?:ALTER TABLE|\bON) "(\w+)"/i.exec(statement)?.[1] ?? '';
    const constraint = /\bADD CONSTRAINT "(\w+)"/i.exec(statement)?.[1];
    if (made.has(table) || (constraint !== undefined && dropped.has(constraint))) return [];
    const broken = rules.find(({ breaks }) => breaks.test(statement));
    return broken === undefined ? [] : [`${broken.reason}: ${statement}`];
  });
}
