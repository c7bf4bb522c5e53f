import type { CheckId } from '../checks.ts';
import type { Forgery } from './forge.ts';
import { paths, type Form } from './host.ts';

const profile: Form = { issuer: 'profile', status: 'list' };
const did: Form = { issuer: 'did', status: 'bitstring' };

const broken: [string, { status: number; body: string } | undefined, Forgery['reason']][] = [
  ['500', { status: 500, body: '{}' }, 'unreachable'],
  ['503 with a page', { status: 503, body: '<!doctype html>' }, 'unreachable'],
  ['404', { status: 404, body: '{}' }, 'missing'],
];

const unreadable: typeof broken = [
  ['nothing', { status: 200, body: '' }, 'unreadable'],
  ['a page', { status: 200, body: '<!doctype html><title>WorkerBadge</title>' }, 'unreadable'],
  ['half of it', { status: 200, body: '{"id":"https://badges.exa' }, 'unreadable'],
  ['null', { status: 200, body: 'null' }, 'unreadable'],
  ['with a byte order mark', { status: 200, body: '\uFEFF{}' }, 'unreadable'],
];

const at = (form: Form, path: string, check: CheckId, answers: typeof broken): Forgery[] =>
  answers.map(([name, answer, reason]) => ({
    name: `answer of ${path}: ${name}`,
    form,
    forge: (host) => {
      host.answers[path] = answer;
    },
    check,
    reason,
  }));

const keyless = ([name, answer, reason]: (typeof broken)[number]): (typeof broken)[number] => [
  name,
  answer,
  // Neither document is there: the issuer publishes no key.
  reason === 'missing' ? 'unknownKey' : reason,
];

const withoutProfile = (forgery: Forgery): Forgery => ({
  ...forgery,
  forge: (host) => {
    host.answers[paths.profile] = undefined;
    return forgery.forge(host);
  },
});

export const apiForgeries: Forgery[] = [
  ...at(profile, paths.credential, 'signature', [...broken, ...unreadable]),
  ...at(profile, paths.picture, 'picture', broken),
  ...at(profile, paths.profile, 'issuer', [...broken, ...unreadable].map(keyless)),
  ...at(did, paths.did, 'issuer', [...broken, ...unreadable].map(keyless)).map(withoutProfile),
  ...at(profile, paths.revocations, 'revocation', [...broken, ...unreadable]),
  ...at(did, paths.statusList, 'revocation', [...broken, ...unreadable]),
  ...at(profile, paths.inclusion, 'log', [...broken, ...unreadable]),
  ...at(did, paths.logKeys, 'log', [...broken, ...unreadable]),
];
