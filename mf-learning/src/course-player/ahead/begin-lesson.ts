import { readAhead } from 'shared-auth/ahead';
import { paths } from 'shared-ui/paths';
import { bringTheRest } from 'shared-ui/remote/ahead';
import { chosenLesson, hasPlayableVideo, videoOf } from '../course.ts';
import { lessonOf } from '../wire-lesson.ts';
import { page, type ArrivedCourse, type BegunLesson, type BegunVideo } from './hand-over.ts';
import { showLesson } from './lesson-stand-in.ts';
import { newVideo } from './new-video.ts';

/** A video that has not shown a frame by then waits for a network that the code of the page needs too. */
const PATIENCE_MS = 4000;

/**
 * Asks for the course of a lesson's address and begins its video, while the code of the application is still on its
 * way. Where anything is not as expected (no login, an expired token, a lesson that is locked or has no video) nothing
 * happens: the page asks again and says what is wrong.
 */
export function beginLesson(address: Pick<Location, 'pathname' | 'search'>): void {
  void firstFrame(address).finally(bringTheRest);
}

async function firstFrame(address: Pick<Location, 'pathname' | 'search'>) {
  const { pathname, search } = address;
  const courseId = Number(pathname.split('/').at(-1));
  if (pathname !== paths.coursePlayer(courseId)) return;
  const asked = readAhead('/api/Courses/Use/{id}', { path: { id: courseId } });
  if (asked === null) return;
  const { userId, role } = asked;
  const answer = asked.answer.then(
    (course): ArrivedCourse | null => course && { course, at: performance.now() },
  );
  const begun: BegunLesson = { courseId, userId, role, answer, video: null };
  page.begunLesson = begun;
  const arrived = await answer;
  // Whoever has gone on to another page meanwhile is shown that one.
  if (arrived === null || address.pathname !== pathname) return;
  const video = beginVideo(arrived, new URLSearchParams(search));
  if (video === null) return;
  begun.video = video;
  // What is not seen must not hold up the page that shows it.
  if (video.isSeen) await settled(video.element);
}

const settled = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['loadeddata', 'suspend', 'error']) {
      video.addEventListener(event, () => resolve(), { once: true });
    }
    setTimeout(resolve, PATIENCE_MS);
  });

function beginVideo(
  { course }: ArrivedCourse,
  search: URLSearchParams,
): (BegunVideo & { isSeen: boolean }) | null {
  const modules = course.modules.map(({ lessonList }) => ({ lessons: lessonList.map(lessonOf) }));
  const lesson = chosenLesson({ modules }, search);
  if (lesson === undefined || !hasPlayableVideo(lesson)) return null;
  const video = videoOf(lesson);
  if (video?.url == null) return null;
  // Without its poster, which would come before the first frame and is not seen after it.
  const element = newVideo();
  element.src = video.url;
  return {
    lessonId: lesson.id,
    documentId: video.id,
    element,
    ...showLesson(lesson.name, element),
  };
}
