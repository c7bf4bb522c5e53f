import { currentSession } from 'shared-auth';
import { page, type ArrivedCourse, type BegunLesson, type BegunVideo } from './hand-over.ts';

/** The course that was asked for before the shell ran, once; null where none was, or somebody else asked. */
export function takeBegunCourse(courseId: number): Promise<ArrivedCourse | null> | null {
  const begun = begunByMe();
  if (begun?.courseId !== courseId) return null;
  const { answer } = begun;
  begun.answer = Promise.resolve(null);
  return answer;
}

/** The video that has begun for this lesson. The same at each call, until it is taken. */
export function begunVideo(lessonId: number, documentId: number): BegunVideo | null {
  const video = begunByMe()?.video ?? null;
  if (video?.lessonId !== lessonId || video.documentId !== documentId) return null;
  return video.element.error ? null : video;
}

export function takeBegunVideo(video: BegunVideo): void {
  video.take();
  page.begunLesson = undefined;
}

function begunByMe(): BegunLesson | null {
  const { begunLesson } = page;
  const { person, role } = currentSession();
  return begunLesson?.userId === person?.userId && begunLesson?.role === role
    ? (begunLesson ?? null)
    : null;
}
