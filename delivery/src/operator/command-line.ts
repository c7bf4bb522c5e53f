/** The words of `pnpm release`: commands, their options, and what is said of them. */
import { parseArgs } from 'node:util';
import { ReleaseRefusal } from '../release/release-refusal.ts';

export const usage = `pnpm release …
  publish mf-x [--canary 5 [--role Discente …]] [--reason …]   build, test, judge, store, and serve ("shell" too)
         [--built dist/production] [--dry-run]                 what is built already; judge it, and nothing else
         [--store-only]                                        judge and store it, and serve it to nobody
  rollback mf-x --reason … [--seen 1.4.0-ab12cd34]             the last good version again, in open tabs too;
         [--version … [--anyway]]                              or this one, although something speaks against it
  canary mf-x --percent 5 [--role …] [--version …]             a stored version for some people; more later
  canary mf-x --off --reason …                                 the stable version for everybody again
  promote mf-x [--version …] [--anyway]                        the canary, or a stored version, for everybody
  preview mf-x 1.4.0-ab12cd34 [mf-y …] --for "anna@…"          a link that shows stored versions to who opens it;
         [--days 7] [--page /x/7] [--anyway]                   what speaks against a version is no reason
  preview mf-x 1.4.0-ab12cd34 --off --reason …                 links to this version open no more
  carry mf-x --from https://publisher.staging.example --to https://publisher.example [--version …]
         [--canary 5 [--role …]] [--store-only] [--dry-run]    what is served there, in the same bytes, here
         [--anyway] [--reason …]                               although something speaks against it there
  status [mf-x]                                                what is served, and whether the store is whole
  history [mf-x] [--last 20]                                   who did what, when and why
  api openapi.json [--served]                                  whether all that is served can live with a server of
                                                               this document (file or address); --served notes it
  prune [--keep 10] [--days 30]                                removes releases that nobody can need
  pages                                                        begins static hosting: pages/ follow shell and key
  rotate-key --reason …                                        another key signs from now on
With --to https://publisher.example, publish, rollback, canary, promote, preview, status and history are
asked of a publisher, which knows you by the OpenID token in RELEASE_TOKEN; that of --from by RELEASE_TOKEN_FROM.
RELEASE_TOKEN_FILE and RELEASE_TOKEN_FROM_FILE name files, read when they are needed: tokens end within minutes.
Who you are without it: RELEASE_OPERATOR, else your name in git, else your account.`;

const options = {
  reason: { type: 'string' },
  version: { type: 'string' },
  seen: { type: 'string' },
  canary: { type: 'string' },
  percent: { type: 'string' },
  role: { type: 'string', multiple: true },
  off: { type: 'boolean' },
  for: { type: 'string' },
  page: { type: 'string' },
  last: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  served: { type: 'boolean' },
  anyway: { type: 'boolean' },
  to: { type: 'string' },
  from: { type: 'string' },
  built: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'store-only': { type: 'boolean' },
} as const;

/** What each command heeds; any other option is refused, not ignored. */
const optionsOf: Readonly<Record<string, readonly (keyof typeof options)[] | undefined>> = {
  publish: ['canary', 'role', 'reason', 'built', 'dry-run', 'store-only', 'to'],
  rollback: ['reason', 'seen', 'version', 'anyway', 'to'],
  canary: ['percent', 'role', 'version', 'off', 'reason', 'to'],
  promote: ['version', 'anyway', 'reason', 'to'],
  preview: ['for', 'days', 'page', 'anyway', 'off', 'reason', 'to'],
  carry: ['from', 'to', 'version', 'canary', 'role', 'store-only', 'dry-run', 'anyway', 'reason'],
  status: ['to'],
  history: ['last', 'to'],
  api: ['served'],
  prune: ['keep', 'days', 'reason'],
  pages: [],
  'rotate-key': ['reason'],
};

/** @throws ReleaseRefusal for a command that there is not, and for an option that it does not heed. */
export function parseCommand(args: string[]) {
  const { positionals, values } = parsed(args);
  const [command = '', ...operands] = positionals;
  if (command === '') throw new ReleaseRefusal(usage);
  const heeded: readonly string[] | undefined = optionsOf[command];
  if (heeded === undefined) throw new ReleaseRefusal(`"${command}" is no command.\n${usage}`);
  const unheeded = Object.keys(values).find((name) => !heeded.includes(name));
  if (unheeded !== undefined) {
    throw new ReleaseRefusal(`"${command}" has no --${unheeded}.\n${usage}`);
  }
  return { command, operands, values };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseRefusal(`${(error as Error).message}\n${usage}`);
  }
}
