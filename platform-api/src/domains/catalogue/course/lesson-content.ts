import { createHash } from 'node:crypto';
import { picturesOf, type LessonText } from 'contracts';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The columns of a lesson's text. `description` is its plain text, which search and servers of the version before read.
 * @param content null for a text without formats
 */
export const textColumns = (description: string, content: LessonText | null) => ({
  description,
  content,
  contentDigest: content === null ? null : digestOf(description),
  pictures: content === null ? [] : picturesOf(content),
});

/**
 * The formatted text of a lesson; null where there is none. A server of the version before writes the description alone:
 * then the digest is that of another text, and what it wrote is shown as paragraphs.
 */
export const contentOf = (row: {
  description: string;
  content: LessonText | null;
  contentDigest: string | null;
}): LessonText | null => (row.contentDigest === digestOf(row.description) ? row.content : null);
