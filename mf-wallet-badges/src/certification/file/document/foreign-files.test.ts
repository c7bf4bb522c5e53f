import '../../verification/testing/node-timers.ts';
import { fakeMemory } from '../../verification/testing/fake-memory.ts';
import { NOW } from '../../verification/testing/host.ts';
import { foreignFiles, type ForeignFile } from '../testing/foreign-files.ts';
import type { FileVerdict } from './file-checks.ts';
import { verifyFile, type FileVerification } from './verify-file.ts';

let asked: string[] = [];
const network = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  asked = [];
  network.mockReset();
  network.mockImplementation(() => Promise.reject(new TypeError('no network')));
});

const verify = (file: string | Uint8Array) =>
  verifyFile(typeof file === 'string' ? new TextEncoder().encode(file) : file, {
    read: async (path) => {
      asked.push(path);
      return { state: 'unread', reason: 'unreachable' };
    },
    memory: fakeMemory(),
    now: NOW,
    host: 'badges.example',
  });

/** What the check that decides must be for the verdict to be what it is. */
const stateFor = (verdict: FileVerdict) => (verdict === 'notVerifiable' ? 'unchecked' : 'failed');

/** What the table says of a file: the verdict, the check that decides, who would have to be asked. */
function told(found: FileVerification, expected: ForeignFile[2]): unknown {
  if (found.state === 'unread') return { unread: found.reason };
  const { verdict, checks, hosts, claims, origin } = found;
  if ('unread' in expected) return { verdict };
  const { title, holder, issuer } = claims;
  const check = checks.find(({ id }) => id === expected.check);
  return {
    verdict,
    ...(check && { check: check.id, state: check.state }),
    ...(expected.hosts && { hosts: hosts.toSorted() }),
    ...(verdict === 'intact' && { says: [title, holder, issuer], origin }),
  };
}

const tableSays = (expected: ForeignFile[2]): unknown =>
  'unread' in expected
    ? expected
    : {
        ...expected,
        ...(expected.check !== undefined && { state: stateFor(expected.verdict) }),
        ...(expected.hosts && { hosts: expected.hosts.toSorted() }),
        ...(expected.verdict === 'intact' && {
          says: ['Carrellista, corso di base', 'Omar Vitali', 'Adria Formazione'],
          origin: 'foreign',
        }),
      };

test.each(foreignFiles)('%s', async (_name, file, expected) => {
  const found = await verify(file);
  // Neither its issuer nor this host learns of it.
  expect([asked, network.mock.calls]).toEqual([[], []]);
  expect(told(found, expected)).toEqual(tableSays(expected));
});

test('the table has every kind of file, good and bad', () => {
  expect(foreignFiles.length).toBeGreaterThanOrEqual(30);
  expect(new Set(foreignFiles.map(([name]) => name)).size).toBe(foreignFiles.length);
});
