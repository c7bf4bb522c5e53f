import { BADGE_ID } from '../verification/testing/host.ts';
import { givenAddress } from './given-address.ts';

const own = { kind: 'own', path: `/public/certification/${BADGE_ID}` };
const refused = (reason: string) => ({ kind: 'refused', reason });

test.each([
  [`https://a.example/public/certification/${BADGE_ID}`, own],
  [` https://a.example/public/certification/${BADGE_ID}/ `, own],
  [`https://a.example/public/certification/${BADGE_ID}?utm=1#x`, own],
  [`https://a.example/api/Badges/Public/${BADGE_ID}/credential`, own],
  [`https://a.example/api/Badges/Public/${BADGE_ID}/Baked/png`, own],
  ['https://a.example/public/certification/../../cart', refused('ownAddress')],
  [`https://a.example/x/public/certification/${BADGE_ID}`, refused('ownAddress')],
  [
    `https://b.example/public/certification/${BADGE_ID}#x`,
    { kind: 'foreign', address: `https://b.example/public/certification/${BADGE_ID}` },
  ],
  ['http://b.example/badge.json', refused('insecureAddress')],
  ['https://192.168.1.1/badge.json', refused('localAddress')],
  ['https://me:secret@b.example/badge.json', refused('localAddress')],
  ['javascript:alert(1)', null],
  ['b.example/badge.json', null],
  ['{"id":"https://b.example/badge.json"}', null],
  ['', null],
])('the text %s leads to %j', (text, expected) => {
  expect(givenAddress(text, 'https://a.example')).toEqual(expected);
});
