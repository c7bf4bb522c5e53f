/** An element: its name, and its text or its children; absent children are null. */
export type XmlElement = readonly [name: string, content: string | readonly (XmlElement | null)[]];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (mark) => entities[mark] ?? '');

/** The element with two spaces for each level; text is escaped, names are the caller's. */
export function writeXml([name, content]: XmlElement, attributes = '', indent = ''): string {
  const open = `${indent}<${name}${attributes}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`;
  const children = content
    .filter((child) => child !== null)
    .map((child) => writeXml(child, '', `${indent}  `))
    .join('');
  return `${open}\n${children}${indent}</${name}>\n`;
}
