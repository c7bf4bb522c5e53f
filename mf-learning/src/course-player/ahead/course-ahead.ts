import { api, currentSession, type AnswerOf } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { takeBegunCourse } from './begun-lesson.ts';
import type { ArrivedCourse } from './hand-over.ts';

type WireCourse = AnswerOf<'/api/Courses/Use/{id}', 'get'>;

type Asked = {
  courseId: number;
  userId: string | undefined;
  answer: Promise<ArrivedCourse>;
};

/** Code that takes longer does not wait for the network alone, and the course may have changed. */
const FRESH_MS = 10_000;

let ahead: Asked | null = null;

const userNow = () => currentSession().person?.userId;

const askFor = (courseId: number, signal?: AbortSignal): Promise<WireCourse> =>
  api.get('/api/Courses/Use/{id}', { path: { id: courseId }, ...(signal && { signal }) });

/** The course of the address that is being opened, asked for while the code of its page is on its way. */
export function askAhead(pathname: string): void {
  const courseId = Number(pathname.split('/').at(-1));
  // On the way there from another page the address is still that page's.
  if (pathname !== paths.coursePlayer(courseId) || ahead !== null) return;
  const answer = begunOrAsked(courseId);
  // Who takes it hears of the failure.
  answer.catch(() => undefined);
  ahead = { courseId, userId: userNow(), answer };
}

/** The answer that was asked for before the shell ran, else one of now. */
function begunOrAsked(courseId: number): Promise<ArrivedCourse> {
  const asked = async () => ({ course: await askFor(courseId), at: performance.now() });
  return takeBegunCourse(courseId)?.then((arrived) => arrived ?? asked()) ?? asked();
}

/** The course in use. What was asked for ahead answers once, and only to who asked. */
export async function getCourseInUse(courseId: number, signal: AbortSignal): Promise<WireCourse> {
  const asked = ahead;
  ahead = null;
  if (asked?.courseId !== courseId || asked.userId !== userNow()) return askFor(courseId, signal);
  const { course, at } = await asked.answer;
  const waitedMs = performance.now() - at;
  if (waitedMs > FRESH_MS) return askFor(courseId, signal);
  // The page reckons the server's time from when it gets the answer.
  const serverTime = new Date(Date.parse(course.serverTime) + waitedMs).toISOString();
  return { ...course, serverTime };
}
