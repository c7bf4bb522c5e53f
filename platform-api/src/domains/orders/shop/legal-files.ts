import { escapeHtml } from '../../../dev-pages/dev-page.ts';
import { closeSheet, drawSection, openSheet } from '../../../pdf/sheet.ts';
import { formatDay } from '../format-day.ts';
import { cookieNotice } from './cookie-notice.ts';
import { privacyNotice } from './privacy-notice.ts';
import { termsOfSale, type LegalDocument } from './terms-of-sale.ts';

type Language = 'it' | 'en';

const texts = { Privacy: privacyNotice, Terms: termsOfSale, Cookies: cookieNotice };

type LegalName = keyof typeof texts;

const fileNames: Record<LegalName, Record<Language, string>> = {
  Privacy: { it: 'informativa-privacy', en: 'privacy-notice' },
  Terms: { it: 'termini-e-condizioni', en: 'terms-and-conditions' },
  Cookies: { it: 'informativa-cookie', en: 'cookie-notice' },
};

const kinds = [
  { ending: 'pdf', type: 'application/pdf', write: asPdf },
  { ending: 'html', type: 'text/html; charset=utf-8', write: asHtml },
] as const;

/** A legal text with the names of its files, in a language. */
export const legalText = (name: LegalName, language: Language) => ({
  ...texts[name][language],
  fileNames: kinds.map(({ ending }) => `${fileNames[name][language]}.${ending}`),
});

/** The file of that name (API-92): the name says the language too. Null where there is none. */
export async function legalFile(
  name: LegalName,
  fileName: string,
): Promise<{ type: string; content: Uint8Array | string } | null> {
  for (const language of ['it', 'en'] as const) {
    const kind = kinds.find(({ ending }) => fileName === `${fileNames[name][language]}.${ending}`);
    if (kind === undefined) continue;
    return { type: kind.type, content: await kind.write(texts[name][language], language) };
  }
  return null;
}

const inForce = ({ updatedAt }: LegalDocument, language: Language): string =>
  `${language === 'it' ? 'Testo in vigore dal' : 'Text in force since'} ${formatDay(new Date(updatedAt))}`;

async function asPdf(text: LegalDocument, language: Language): Promise<Uint8Array> {
  const { title, updatedAt, sections } = text;
  const date = new Date(updatedAt);
  const sheet = await openSheet({ kind: title, title, language, date, lines: [] });
  for (const { heading, paragraphs } of sections) drawSection(sheet, heading, paragraphs);
  return closeSheet(sheet, [inForce(text, language)]);
}

function asHtml(text: LegalDocument, language: Language): Promise<string> {
  const sections = text.sections.map(({ heading, paragraphs }) =>
    [
      '<section>',
      `<h2>${escapeHtml(heading)}</h2>`,
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      '</section>',
    ].join('\n'),
  );
  const title = escapeHtml(text.title);
  return Promise.resolve(
    [
      '<!doctype html>',
      `<html lang="${language}">`,
      `<head><meta charset="utf-8"><title>${title}</title></head>`,
      `<body>\n<h1>${title}</h1>`,
      ...sections,
      `<p>${escapeHtml(inForce(text, language))}</p>\n</body>\n</html>\n`,
    ].join('\n'),
  );
}
