import { z } from 'zod';
import { isSafeLink } from './safe-link.ts';

/** Documents of another version are not written; see docs/decisions/0040. */
const VERSION = 1;

/** Of the whole document as JSON, in UTF-16 units. Its words have a limit of their own (E46). */
const MAX_JSON_LENGTH = 150_000;

const MAX_BLOCKS = 400;

// The database takes neither NUL nor half of a pair of surrogates; other controls have no look.
const printable = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

const words = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => printable.test(text), 'No control characters');

const someWords = (maxLength: number) =>
  words(maxLength).refine((text) => /\S/u.test(text), 'Not blank');

const mark = z.literal(true).exactOptional();

const piece = z
  .strictObject({
    text: words(15_000).min(1).describe('A line break is `\\n`.'),
    bold: mark,
    italic: mark,
    code: mark,
    link: z
      .string()
      .max(2000)
      .refine(isSafeLink, 'An address with http, https or mailto')
      .exactOptional(),
  })
  .meta({ id: 'LessonTextPiece' });

const line = z.array(piece).max(1000);
const filledLine = line.min(1);

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .describe('Never changes while the block lives; notes refer to it.');

const items = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(300);

// Three levels, each written out: a schema that refers to itself would accept any depth.
const thirdItem = z.strictObject({ content: line });
const thirdList = z.strictObject({ ordered: z.boolean(), items: items(thirdItem) });
const secondItem = z.strictObject({ content: line, list: thirdList.exactOptional() });
const secondList = z.strictObject({ ordered: z.boolean(), items: items(secondItem) });
const firstItem = z.strictObject({ content: line, list: secondList.exactOptional() });

const pixels = z.number().int().min(1).max(20_000);

const paragraph = z.strictObject({ type: z.literal('paragraph'), id, content: filledLine });

const heading = z.strictObject({
  type: z.literal('heading'),
  id,
  level: z.union([z.literal(1), z.literal(2)]).describe('Below the title of the lesson.'),
  content: filledLine,
});

const list = z.strictObject({
  type: z.literal('list'),
  id,
  ordered: z.boolean(),
  items: items(firstItem),
});

const cells = z.array(line).min(1).max(30);

const table = z
  .strictObject({
    type: z.literal('table'),
    id,
    caption: words(300),
    head: cells.describe('Heads of the columns.'),
    rows: z.array(cells).max(300),
  })
  .refine(
    ({ head, rows }) => rows.every((row) => row.length === head.length),
    'Rows as wide as the head',
  );

const figure = z.strictObject({
  type: z.literal('figure'),
  id,
  fileName: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .describe('`fileNameAzure` of the uploaded picture.'),
  alt: someWords(300).describe('What the picture shows, for who does not see it.'),
  caption: words(500),
  width: pixels.describe('Pixels, so that the page keeps the room.'),
  height: pixels,
});

const quote = z.strictObject({ type: z.literal('quote'), id, content: filledLine });

const code = z.strictObject({ type: z.literal('code'), id, text: someWords(15_000) });

const option = z.strictObject({
  text: someWords(500),
  isRight: z.boolean(),
  feedback: words(1000).describe('Told to who chose it.'),
});

const checkpoint = z
  .strictObject({
    type: z.literal('checkpoint'),
    id,
    question: someWords(1000),
    several: z.boolean().describe('Whether several options may be chosen.'),
    options: z.array(option).min(2).max(8),
  })
  .refine(({ several, options }) => {
    const right = options.filter(({ isRight }) => isRight).length;
    return several ? right > 0 : right === 1;
  }, 'One right option, or several where several may be chosen');

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  list,
  table,
  figure,
  quote,
  code,
  checkpoint,
]);

/**
 * The text of a lesson: blocks of known kinds, never markup. Unknown kinds and fields, other depths and other
 * addresses are refused.
 */
export const lessonTextSchema = z
  .strictObject({ version: z.literal(VERSION), blocks: z.array(block).max(MAX_BLOCKS) })
  .refine(
    ({ blocks }) => new Set(blocks.map((each) => each.id)).size === blocks.length,
    'Each id once',
  )
  .refine((text) => JSON.stringify(text).length <= MAX_JSON_LENGTH, 'Too large')
  .meta({ id: 'LessonText' });

export type LessonText = z.infer<typeof lessonTextSchema>;
export type LessonBlock = LessonText['blocks'][number];
export type LessonBlockOf<T extends LessonBlock['type']> = Extract<LessonBlock, { type: T }>;
export type LessonTextPiece = z.infer<typeof piece>;
export type LessonTextLine = readonly LessonTextPiece[];

/** An item of a list of any level. */
export type LessonListItem = {
  content: LessonTextPiece[];
  list?: { ordered: boolean; items: LessonListItem[] };
};
