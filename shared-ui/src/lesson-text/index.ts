export {
  isSafeLink,
  paragraphsOf,
  plainLine,
  plainTextOf,
  type LessonBlock,
  type LessonBlockOf,
  type LessonListItem,
  type LessonText,
  type LessonTextLine,
  type LessonTextPiece,
} from 'contracts';
export { blockElementId, LessonDocument } from './LessonDocument.tsx';
export { lessonTextStyles } from './text-styles.ts';
