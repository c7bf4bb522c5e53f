import type { Paint } from 'contracts';
import { z } from 'zod';
import { plainText } from '../page/plain-text.ts';

const MAX_DESCRIPTION_LENGTH = 160;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);

const paintSchema = z.object({
  html: z.string().min(1).max(400_000),
  styles: z.string().max(400_000),
  description: z.object({
    title: z.string().max(1000).exactOptional(),
    description: z.string().max(100_000).exactOptional(),
    image: z.string().max(2000).refine(isWebAddress, 'must be an address').exactOptional(),
    jsonLd: z.record(z.string(), z.json()).exactOptional(),
    isMissing: z.boolean().exactOptional(),
  }),
});

/** What could run, load or send something, or change how the rest of the page is read. */
const forbiddenElements =
  /^<\/?(script|style|iframe|frame|object|embed|base|meta|link|noscript|plaintext|xmp)\b/iu;
const allowedLink = /^<link rel="preload" as="image"/u;

/**
 * Accepts what a paint says when it is what it must be, with its texts in the form of the page's head.
 * @throws Error that says what is wrong.
 */
export function soundPaint(value: unknown): Paint {
  const { success, data, error } = paintSchema.safeParse(value);
  if (!success) throw new Error(z.prettifyError(error));
  const fault = htmlFault(data.html);
  if (fault !== null) throw new Error(fault);
  // In a style element only its end tag has a meaning.
  if (data.styles.includes('</')) throw new Error('the style has an end tag in it');
  const { title, description, ...rest } = data.description;
  return {
    html: data.html,
    styles: data.styles,
    description: { ...rest, ...textAs('title', title), ...textAs('description', description) },
  };
}

/** Tags as React writes them: values of attributes in double quotes, in which `<` and `>` are escaped. */
function htmlFault(html: string): string | null {
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/giu)) {
    if (forbiddenElements.test(tag) && !allowedLink.test(tag)) return `it has ${tag.slice(0, 60)}`;
    const names = tag.replaceAll(/"[^"]*"/gu, '""');
    const handler = /[\s"/](on\w+|srcdoc|style)\s*=/iu.exec(names);
    if (handler !== null) return `it has the attribute ${handler[1]}`;
    if (/=\s*"\s*(javascript|vbscript):/iu.test(tag)) return 'it has an address that is a script';
  }
  // Every `<` begins a tag or a comment of React.
  return /<(?![a-z/!])/iu.test(html) ? 'it has a "<" that begins no element' : null;
}

/** Plain, cut at a word; an empty text is none. */
function textAs(name: 'title' | 'description', value: string | undefined) {
  const text = plainText(value);
  if (text === '') return {};
  if (text.length <= MAX_DESCRIPTION_LENGTH) return { [name]: text };
  return { [name]: `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH))}…` };
}
