import { queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, type AnswerOf } from 'shared-auth';
import type { CourseExam, CourseExams, ExamKind } from './course-exams.ts';

type WireCourse = AnswerOf<'/api/Courses/View/{id}', 'get'>;
type WireExam = WireCourse['esamiDTO'][number];

/** Entry 0 is the certification exam, entry 1 the simulation (EXAM-02); one may be missing (E61). */
const kinds: readonly ExamKind[] = ['certification', 'simulation'];

/** The exams of a course; a result may come from elsewhere, so it is read again with each look (E62). */
export const courseExamsQuery = (courseId: number) =>
  queryOptions({
    // Below the key of the course: what makes the course stale, makes its exams.
    queryKey: [...endpointKey('/api/Courses/View/{id}', courseId), 'exams'],
    queryFn: async ({ signal }) =>
      examsOf(await api.get('/api/Courses/View/{id}', { path: { id: courseId }, signal })),
    refetchOnWindowFocus: 'always',
  });

const examsOf = (wire: WireCourse): CourseExams => ({
  courseId: wire.id,
  status: wire.statoCorso,
  percentage: wire.percentage,
  isTaught: wire.userIsDocenteCourse,
  exams: kinds.map((kind, index) => examOf(kind, wire.esamiDTO[index])),
});

const examOf = (kind: ExamKind, wire: WireExam | undefined): CourseExam => ({
  kind,
  link: wire?.link ?? null,
  priceCents: wire?.price == null ? null : centsOf(wire.price),
  isPaid: wire?.isPayed ?? false,
  hasReport: wire?.downloadable ?? false,
  best:
    wire?.result == null || wire.isPassed === null
      ? null
      : { percent: wire.result, isPassed: wire.isPassed, date: wire.examDate },
});
