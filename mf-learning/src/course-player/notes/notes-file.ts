import type { IntlShape } from 'react-intl';
import { formatDate, saveFile } from 'shared-ui';
import { lessonsOf, type Course } from '../course.ts';
import { messages as placeMessages } from '../places/messages.ts';
import { inCourseOrder, momentText, paragraphNumber } from '../places/place.ts';
import { messages } from './messages.ts';
import { isBookmark, type Note } from './note.ts';

/** The notes of a course as Markdown: a heading for each lesson, an entry for each note. */
export function notesAsMarkdown(
  course: Course,
  notes: readonly Note[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string {
  const lessons = new Map(lessonsOf(course).map((lesson) => [lesson.id, lesson]));
  const lines = [`# ${formatMessage(messages.fileTitle, { course: course.title })}`];
  let heading = '';
  for (const note of inCourseOrder(course, notes)) {
    const lesson = note.lessonId === null ? undefined : lessons.get(note.lessonId);
    const name = lesson?.name ?? formatMessage(placeMessages.lostLesson);
    if (name !== heading) lines.push(`## ${name}`);
    heading = name;
    const number = note.paragraph === null ? null : paragraphNumber(lesson, note.paragraph);
    const place =
      note.second !== null
        ? momentText(note.second)
        : number !== null
          ? formatMessage(placeMessages.paragraphMark, { number })
          : formatMessage(placeMessages.wholeLesson);
    const text = isBookmark(note) ? formatMessage(messages.bookmark) : note.text;
    lines.push(`- **${place}** (${formatDate(note.createdAt)})\n\n${indented(text)}`);
  }
  return `${lines.join('\n\n')}\n`;
}

/** Within its entry; a line that begins like a mark of Markdown stays the learner's words. */
const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line.replace(/^(\s*)([#>+*-]|\d+[.)])/, '$1\\$2')}`)
    .join('\n');

/** Gives the text to the browser as a file. */
export const saveText = (text: string, fileName: string): void =>
  saveFile(fileName, new Blob([text], { type: 'text/markdown;charset=utf-8' }));
