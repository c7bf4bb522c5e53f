import { plateCode } from './plate-code.ts';
import { answerWith, badSignature, bodyOf, put, type Forgery } from './forge.ts';
import { BADGE_ID, credentialOf, digestOf, facts, methodOf, paths, pictureOf } from './host.ts';
import { signed } from './sign.ts';

const picture = (name: string, draw: (svg: string) => string | Uint8Array): Forgery => ({
  name: `picture: ${name}`,
  forge: (host) => answerWith(host, paths.picture, draw(pictureOf(facts))),
  check: 'picture',
  reason: 'otherPicture',
});

export const pictureForgeries: Forgery[] = [
  picture('of another level', () => pictureOf({ ...facts, level: 2 })),
  picture('of an exam', () => pictureOf({ ...facts, kind: 'exam' })),
  picture('its last sign cut off', (svg) => svg.slice(0, -1)),
  picture('of another title', () => pictureOf({ ...facts, title: 'Laurea in medicina' })),
  picture('one space more', (svg) => `${svg} `),
  picture('a script in it', (svg) => svg.replace('</svg>', '<script>alert(1)</script></svg>')),
  picture('another code', (svg) => svg.replace(plateCode(BADGE_ID), 'AAAAAA')),
  picture('with a byte order mark', (svg) => `\uFEFF${svg}`),
  picture('empty', () => ''),
  picture('bytes that are no text', () => new Uint8Array([0xff, 0xfe, 0x00])),
  {
    name: 'picture: with its digest in the credential',
    forge: (host) => {
      const other = { ...facts, level: 2 } as const;
      answerWith(host, paths.picture, pictureOf(other));
      const credential = bodyOf(host, paths.credential);
      Object.assign(credential, { relatedResource: credentialOf(other)['relatedResource'] });
      answerWith(host, paths.credential, credential);
    },
    ...badSignature,
  },
  {
    name: 'picture: signed, but of no badge that we draw',
    forge: async (host) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg>';
      const credential = credentialOf(facts);
      put(credential, ['relatedResource', 0, 'digestSRI'], () => digestOf(svg));
      answerWith(host, paths.picture, svg);
      answerWith(host, paths.credential, await signed(credential, { method: methodOf('profile') }));
    },
    check: 'content',
    reason: 'follows',
  },
];
