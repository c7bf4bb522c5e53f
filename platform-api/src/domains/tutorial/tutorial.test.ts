import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { tutorialFile, type TutorialVideo } from './tutorial-videos.ts';

const stored: Record<string, [contentType: string, content: string]> = {
  'spid.mp4': ['video/mp4', '0123456789'],
  'wallet.mp4': ['video/mp4', 'abcdefghij'],
  'wallet.jpg': ['image/jpeg', 'picture'],
  'wallet.it.vtt': ['text/vtt; charset=utf-8', 'WEBVTT'],
};

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const list = async () =>
  (await t.call(null, { url: '/api/Tutorial/Videos' })).json<{ data: TutorialVideo[] }>().data;

test('[PUB-08 part] an installation without videos of its own lists none', async () => {
  assert.deepEqual(await list(), []);
});

test('[PUB-07 part] the videos that are there are listed in the order of the page, to everyone', async () => {
  for (const [name, [contentType, content]] of Object.entries(stored)) {
    await t.platform.files.write(tutorialFile(name), Buffer.from(content), contentType);
  }
  const at = '/api/Tutorial/Files';
  assert.deepEqual(await list(), [
    {
      key: 'wallet',
      url: `${at}/wallet.mp4`,
      posterUrl: `${at}/wallet.jpg`,
      captions: [{ language: 'it', url: `${at}/wallet.it.vtt` }],
    },
    { key: 'spid', url: `${at}/spid.mp4`, posterUrl: null, captions: [] },
  ]);
});

test('[PUB-07 part] a video plays in ranges, its captions are WebVTT, all may be kept by a cache', async () => {
  for (const [name, [contentType, content]] of Object.entries(stored)) {
    const url = `/api/Tutorial/Files/${name}`;
    const part = await t.call(null, { url, headers: { range: 'bytes=2-4' } });
    assert.equal(part.statusCode, 206);
    assert.equal(part.body, content.slice(2, 5));
    assert.equal(part.headers['content-type'], contentType);
    assert.match(String(part.headers['cache-control']), /^public/);
    assert.equal((await t.call(null, { url })).body, content);
  }
});

test('only files of the tutorial can be read by this address', async () => {
  await t.platform.files.write('courses/wallet.mp4', Buffer.from('of a course'), 'video/mp4');
  const names = ['identity.mp4', 'wallet.txt', 'wallet.mp4.bak', '..%2Fcourses%2Fwallet.mp4'];
  for (const name of names) {
    const answer = await t.call(null, { url: `/api/Tutorial/Files/${name}` });
    assert.ok([400, 404].includes(answer.statusCode), `${name}: ${answer.statusCode}`);
    assert.doesNotMatch(answer.body, /of a course/);
  }
});
