import { paragraphsOf, plainTextOf } from 'contracts';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import {
  documentTypes,
  typedStems,
  type CourseDocument,
  type StructuredLesson,
} from '../../catalogue/index.ts';
import { requireCourseAccess } from '../access/course-access.ts';
import { availabilityFor } from '../access/lesson-access.ts';
import { startCourse } from '../access/start-course.ts';
import { completionsOf } from '../repository.ts';
import { excerptOf, folded, wordMatcher, type Excerpt, type Matcher } from './match-words.ts';
import type { FoldedCue, ReadTranscript } from './transcripts.ts';

export type Find = Excerpt & {
  /** In what the words were found. */
  kind: 'lesson' | 'document' | 'text' | 'transcript';
  /** Null for a document of a module or of the course. */
  lessonId: number | null;
  /** Of the lesson; for other documents '' . */
  lessonName: string;
  /** A closed lesson is found by its name alone. */
  isOpen: boolean;
  second: number | null;
  paragraph: string | null;
  /** The document, by its name in the file store. */
  fileName: string | null;
};

const MAX_FINDS = 20;
/** Of one transcript, so that one lesson does not fill the list. */
const MAX_OF_TRANSCRIPT = 3;
/** Videos whose transcripts one search reads, and how many at once: each call crosses the network. */
const MAX_TRANSCRIPTS = 200;
const READ_AT_ONCE = 8;
const AVAILABLE = 2;

const order: readonly Find['kind'][] = ['lesson', 'document', 'text', 'transcript'];

/**
 * Searches names and texts of the lessons, names of documents and transcripts of videos, by the stems of the
 * catalogue's search: every typed word must begin a word of one text. Of a lesson that is still closed for the
 * caller only its name is searched. Names first, then documents, texts and transcripts, each in the order of the
 * course; at most 20. With it a learner has begun the course (M34).
 * @throws COURSE_NOT_FOUND, COURSE_NOT_BOUGHT
 */
export async function searchCourse(
  platform: Platform,
  readTranscript: ReadTranscript,
  principal: Principal,
  { courseId, text, language }: { courseId: number; text: string; language: 'it' | 'en' },
): Promise<{ items: Find[]; totalItems: number }> {
  const access = await requireCourseAccess(platform, principal, courseId);
  const { course, mode } = access;
  const match = wordMatcher(await typedStems(platform, text));
  await startCourse(platform, access);
  const completed = await completionsOf(platform.database.db, principal.userId, courseId);
  const now = platform.clock.now();
  const availability = availabilityFor(platform, mode, course, completed, now);
  const lessons = course.modules.flatMap((module) => module.lessons);
  const isOpen = (lesson: StructuredLesson) => availability.get(lesson.id)?.open === true;
  const open = lessons.filter(isOpen);

  const loose = [...course.modules.flatMap((module) => module.documents), ...course.documents];
  const finds = [
    ...lessons.flatMap((lesson) =>
      found(match, lesson.name, { ...ofLesson(lesson, 'lesson'), isOpen: isOpen(lesson) }),
    ),
    ...open.flatMap((lesson) =>
      lesson.documents.flatMap((one) => foundDocument(match, one, ofLesson(lesson, 'document'))),
    ),
    ...loose.flatMap((one) => foundDocument(match, one, { ...nowhere, kind: 'document' })),
    ...open.flatMap((lesson) => foundBlocks(match, lesson)),
    ...(await foundTranscripts(match, open, readTranscript, language)),
  ];
  const sorted = finds.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  return { items: sorted.slice(0, MAX_FINDS), totalItems: finds.length };
}

type Place = Omit<Find, keyof Excerpt>;

const nowhere = {
  lessonId: null,
  lessonName: '',
  isOpen: true,
  second: null,
  paragraph: null,
  fileName: null,
};

const ofLesson = ({ id, name }: StructuredLesson, kind: Find['kind']): Place => ({
  ...nowhere,
  kind,
  lessonId: id,
  lessonName: name,
});

function found(match: Matcher, text: string, place: Place): Find[] {
  const shown = text.replace(/\s+/g, ' ').trim().normalize('NFC');
  const marks = match(folded(shown));
  return marks === null ? [] : [{ ...place, ...excerptOf(shown, marks) }];
}

const foundDocument = (match: Matcher, document: CourseDocument, place: Place): Find[] =>
  document.typeId === documentTypes.video || document.status !== AVAILABLE
    ? []
    : found(match, document.name, { ...place, fileName: document.fileName });

/** Each block of the text by itself, under the id that notes know it by. */
const foundBlocks = (match: Matcher, lesson: StructuredLesson): Find[] =>
  (lesson.content ?? paragraphsOf(lesson.description)).blocks.flatMap((block) =>
    found(match, plainTextOf({ version: 1, blocks: [block] }), {
      ...ofLesson(lesson, 'text'),
      paragraph: block.id,
    }),
  );

async function foundTranscripts(
  match: Matcher,
  lessons: readonly StructuredLesson[],
  readTranscript: ReadTranscript,
  language: 'it' | 'en',
): Promise<Find[]> {
  const videos = lessons
    .flatMap((lesson) => lesson.documents.map((document) => ({ lesson, document })))
    .filter(
      ({ document: { typeId, status } }) => typeId === documentTypes.video && status === AVAILABLE,
    )
    .slice(0, MAX_TRANSCRIPTS);
  const finds: Find[] = [];
  for (let at = 0; at < videos.length; at += READ_AT_ONCE) {
    const some = videos.slice(at, at + READ_AT_ONCE);
    const read = await Promise.all(
      some.map(async ({ lesson, document }) => {
        const cues = await readTranscript(document.fileName, language);
        return foundCues(match, cues)
          .slice(0, MAX_OF_TRANSCRIPT)
          .map(({ second, ...excerpt }) => ({
            ...ofLesson(lesson, 'transcript'),
            ...excerpt,
            second,
          }));
      }),
    );
    finds.push(...read.flat());
  }
  return finds;
}

/** A sentence may go on in the next cue: words that one cue does not have are looked for in two. */
function foundCues(match: Matcher, cues: readonly FoldedCue[]): (Excerpt & { second: number })[] {
  const alone = cues.map((cue) => match(cue.folded));
  return cues.flatMap((cue, index) => {
    const own = alone[index];
    if (own) return [{ second: cue.second, ...excerptOf(cue.text, own) }];
    const next = cues[index + 1];
    if (next === undefined || alone[index + 1]) return [];
    const marks = match(`${cue.folded} ${next.folded}`);
    // Without a word in this cue, the next one has them all with the one after it.
    const [first] = marks ?? [];
    if (marks === null || first === undefined || first[0] >= cue.text.length) return [];
    return [{ second: cue.second, ...excerptOf(`${cue.text} ${next.text}`, marks) }];
  });
}
