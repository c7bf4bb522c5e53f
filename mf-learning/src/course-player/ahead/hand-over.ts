import type { AnswerOf, RoleName } from 'shared-auth';

type WireCourse = AnswerOf<'/api/Courses/Use/{id}', 'get'>;

/** A course, and when it came; milliseconds of this page. */
export type ArrivedCourse = { course: WireCourse; at: number };

/** The video of a lesson that is on its way, or on the page, before the player is. */
export type BegunVideo = {
  lessonId: number;
  documentId: number;
  element: HTMLVideoElement;
  /** Takes it from where it is shown; a picture of it stays there. */
  take: () => void;
};

/** What the page's own script has begun while the shell was on its way (`src/ahead.ts`). */
export type BegunLesson = {
  courseId: number;
  /** Who has asked, and in which role: it is for nobody else. */
  userId: string;
  role: RoleName;
  /** Null when the page has to ask itself. */
  answer: Promise<ArrivedCourse | null>;
  video: BegunVideo | null;
};

/** Where the two scripts meet: they are of one release and share nothing but the page. */
export const page = globalThis as { begunLesson?: BegunLesson | undefined };
