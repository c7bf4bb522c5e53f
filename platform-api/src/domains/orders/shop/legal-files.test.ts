import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const textOf = async (name: string, language: string) =>
  (await t.call(null, { url: `/api/${name}`, headers: { 'accept-language': language } })).json()
    .data as { title: string; sections: { heading: string }[]; fileNames: string[] };

const fileOf = (name: string, fileName: string, language = 'it') =>
  t.call(null, {
    url: `/api/Documents/${name}?fileName=${encodeURIComponent(fileName)}`,
    headers: { 'accept-language': language },
  });

test('[API-92 part] privacy, terms and cookies are had by file name, as PDF and as HTML, in both languages', async () => {
  for (const name of ['Privacy', 'Terms', 'Cookies']) {
    const names: string[] = [];
    for (const language of ['it', 'en']) {
      const text = await textOf(`Documents/${name}`, language);
      assert.equal(text.fileNames.length, 2);
      const [pdfName = '', htmlName = ''] = text.fileNames;
      names.push(pdfName, htmlName);
      // The name says the language, whatever the reader's is.
      const pdf = await fileOf(name, pdfName, language === 'it' ? 'en' : 'it');
      assert.equal(pdf.headers['content-type'], 'application/pdf');
      assert.equal(pdf.headers['content-disposition'], `attachment; filename="${pdfName}"`);
      assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-');
      assert.ok(pdf.rawPayload.includes(`/Lang (${language === 'it' ? 'it-IT' : 'en-GB'})`));
      const html = await fileOf(name, htmlName);
      assert.match(String(html.headers['content-type']), /^text\/html; charset=utf-8/);
      assert.match(html.body, new RegExp(`^<!doctype html>\n<html lang="${language}">`));
      assert.ok(html.body.includes(`<h1>${text.title}</h1>`));
      for (const { heading } of text.sections) {
        const written = heading.replaceAll("'", '&#39;');
        assert.ok(html.body.includes(`<h2>${written}</h2>`), heading);
      }
      assert.doesNotMatch(html.body, /<script|<img|<link/);
    }
    assert.equal(new Set(names).size, 4);
  }
});

test('a file that is none of the document is not there, and neither is one of the other document', async () => {
  const [terms = ''] = (await textOf('Documents/Terms', 'it')).fileNames;
  for (const fileName of [terms, '', '../secrets.json', 'informativa-privacy', 'x'.repeat(200)]) {
    const answer = await fileOf('Privacy', fileName);
    assert.deepEqual(
      [answer.statusCode, answer.json().code],
      [404, 'DOCUMENT_NOT_FOUND'],
      fileName,
    );
  }
});

test('the terms of the order are those of the documents', async () => {
  assert.deepEqual(await textOf('Order/GetTerms', 'it'), await textOf('Documents/Terms', 'it'));
});
