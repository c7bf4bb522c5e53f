import { zipSync } from 'fflate';

/** A package that other tools could have made: its files as given, and a manifest that names the items. */
export function foreignPackage(files: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );
  const items = Object.keys(files).filter((path) => /items\/.*\.xml$/.test(path));
  return zipSync({
    'imsmanifest.xml': new TextEncoder().encode(manifest(items)),
    ...bytes,
  });
}

export const manifest = (items: readonly string[]) =>
  `<?xml version='1.0'?>
  <m:manifest xmlns:m="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="M">
    <m:resources>${items
      .map(
        (href, at) => `<m:resource identifier="R${at}" type="imsqti_item_xmlv3p0" href="${href}"/>`,
      )
      .join('')}</m:resources>
  </m:manifest>`;

/** An item whose elements have the prefix `q`, as our own exporter never writes them. */
export const itemXml = (
  parts: { declaration?: string; body: string; processing?: string; besides?: string },
  title = 'Il quadro elettrico',
) =>
  `<q:qti-assessment-item xmlns:q="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i1" title="${title}">
    ${parts.declaration ?? declared('single', 'identifier', '<q:qti-value>b</q:qti-value>')}
    <q:qti-item-body>${parts.body}</q:qti-item-body>
    ${parts.processing ?? '<q:qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/>'}
    ${parts.besides ?? ''}
  </q:qti-assessment-item>`;

export const declared = (cardinality: string, type: string, values: string, mapping = '') =>
  `<q:qti-response-declaration identifier="ANSWER" cardinality="${cardinality}" base-type="${type}">
    <q:qti-correct-response>${values}</q:qti-correct-response>${mapping}
  </q:qti-response-declaration>`;

/** The body of an ordinary item: one of three is right. */
export const choiceBody = (stem = '<q:p>Che cosa protegge un differenziale?</q:p>') =>
  `${stem}<q:qti-choice-interaction response-identifier="ANSWER" max-choices="1">
    <q:qti-simple-choice identifier="a">Il quadro</q:qti-simple-choice>
    <q:qti-simple-choice identifier="b">Le <![CDATA[persone]]></q:qti-simple-choice>
    <q:qti-simple-choice identifier="c">Il cavo</q:qti-simple-choice>
  </q:qti-choice-interaction>`;
