import { askableAddress } from './foreign-answers.ts';

test.each([
  ['https://badges.example/a.json', 'https://badges.example/a.json'],
  ['https://badges.example:8443/a?b=1#key-1', 'https://badges.example:8443/a?b=1'],
  ['did:web:badges.example', 'https://badges.example/.well-known/did.json'],
  ['did:web:badges.example#key-1', 'https://badges.example/.well-known/did.json'],
  ['did:web:badges.example%3A8443', 'https://badges.example:8443/.well-known/did.json'],
  ['did:web:badges.example:enti:adria', 'https://badges.example/enti/adria/did.json'],
])('%s is asked for at %s', (named, address) => {
  expect(askableAddress(named)).toBe(address);
});

test.each([
  'http://badges.example/a.json',
  'ftp://badges.example/a.json',
  'javascript:alert(1)',
  // The visitor's own network.
  'https://localhost/a',
  'https://a.localhost/a',
  'https://router/a',
  'https://stampante.local/a',
  'https://stampante.local./a',
  'https://nas.home.arpa/a',
  'https://wiki.internal/a',
  'https://192.168.1.1/a',
  'https://127.1/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[fd00::1]/a',
  // Names and passwords.
  'https://badges.example@other.example/a',
  'https://a:b@badges.example/a',
  // Other identities, and those that lead out of their folder.
  'did:key:z6MkvDqGT54cXesYGvABpF1UapVNwjCqRcafi4Px6Thv5T3Z',
  'did:web:',
  'did:web:badges.example:..:..',
  'did:web:badges.example/a',
  'did:web:badges.example%2Fa',
  'did:web:a@badges.example',
  'did:web:127.0.0.1',
  'Carrellista',
  '',
  null,
  7,
])('%s is not asked', (named) => {
  expect(askableAddress(named)).toBeNull();
});
