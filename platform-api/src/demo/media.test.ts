import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { courseFile } from '../domains/learning/index.ts';
import { tutorialVideos } from '../domains/tutorial/index.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { loadMedia } from './media.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadMedia(t.platform);
});
after(() => t.close());

test('every document of a demo course has its file; every video has a poster and captions in both languages', async () => {
  const { rows } = await t.platform.database.query(
    'select distinct file_name, type_id, size_bytes from course_document',
  );
  assert.ok(rows.length >= 6, `${rows.length} files`);
  const size = async (name: string) => (await t.platform.files.stat(courseFile(name)))?.size ?? 0;
  for (const row of rows) {
    const name = String(row['file_name']);
    assert.ok((await size(name)) > 10_000, name);
    assert.equal(row['size_bytes'], await size(name), name);
    if (!name.endsWith('.mp4')) continue;
    assert.ok((await size(name)) <= 400 * 1024, `${name} is too large for the repository`);
    for (const ending of ['jpg', 'it.vtt', 'en.vtt']) {
      assert.ok((await size(name.replace('mp4', ending))) > 500, `${name}: ${ending}`);
    }
  }
});

test('[PUB-07 part] the three videos of the tutorial are there, with a poster and captions in both languages', async () => {
  const videos = await tutorialVideos(t.platform);
  assert.deepEqual(
    videos.map(({ key }) => key),
    ['wallet', 'identity', 'spid'],
  );
  for (const { posterUrl, captions } of videos) {
    assert.ok(posterUrl !== null);
    assert.deepEqual(
      captions.map(({ language }) => language),
      ['it', 'en'],
    );
  }
});
