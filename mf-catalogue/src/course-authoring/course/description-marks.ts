/**
 * The description of a course is stored as a little HTML (what `course-detail/description/rich-text` draws). Authors
 * write it as plain text with marks: an empty line between paragraphs, `- ` and `1. ` for lists,
 * `### ` for a heading, `**bold**`, `*italic*`. No markup of theirs reaches the page.
 */
const entities: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&nbsp;/g, '\u00a0'],
  [/&amp;/g, '&'],
];

const inlineMarks = (html: string): string =>
  entities
    .reduce(
      (text, [entity, sign]) => text.replace(entity, sign),
      html
        .replace(/<\/?(?:strong|b)>/gi, '**')
        .replace(/<\/?(?:em|i)>/gi, '*')
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/<[^>]*>/g, ''),
    )
    .trim();

const items = (html: string): string[] =>
  [...html.matchAll(/<li[^>]*>([\s\S]*?)(?=<\/li>|<li|$)/gi)].map(([, item = '']) =>
    inlineMarks(item).replace(/\n+/g, ' '),
  );

export function marksOfHtml(html: string): string {
  const blocks = html.matchAll(
    /<(p|ul|ol|h3|h4)\b[^>]*>([\s\S]*?)<\/\1>|([^<]+|<(?!p\b|ul\b|ol\b|h3\b|h4\b)[^>]*>)+/gi,
  );
  return [...blocks]
    .map(([whole, tag, inside = '']) => {
      switch (tag?.toLowerCase()) {
        case 'ul':
          return items(inside)
            .map((item) => `- ${item}`)
            .join('\n');
        case 'ol':
          return items(inside)
            .map((item, place) => `${place + 1}. ${item}`)
            .join('\n');
        case 'h3':
          return `### ${inlineMarks(inside)}`;
        case 'h4':
          return `#### ${inlineMarks(inside)}`;
        default:
          return inlineMarks(tag === undefined ? whole : inside);
      }
    })
    .filter((block) => block !== '')
    .join('\n\n');
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const inlineHtml = (text: string): string =>
  escaped(text)
    .replace(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(\S(?:[^*]*\S)?)\*/g, '<em>$1</em>');

const bullet = /^[-•]\s+/;
const number = /^\d+[.)]\s+/;

function blockHtml(lines: string[]): string {
  const list = (tag: 'ul' | 'ol', mark: RegExp) =>
    `<${tag}>${lines.map((line) => `<li>${inlineHtml(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;
  if (lines.every((line) => bullet.test(line))) return list('ul', bullet);
  if (lines.every((line) => number.test(line))) return list('ol', number);
  const [, level, heading = ''] = /^(#{3,4})\s+(.+)$/.exec(lines.join(' ')) ?? [];
  if (level !== undefined) return `<h${level.length}>${inlineHtml(heading)}</h${level.length}>`;
  return `<p>${lines.map(inlineHtml).join('<br>')}</p>`;
}

export function htmlOfMarks(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockHtml)
    .join('');
}
