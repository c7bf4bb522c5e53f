import type { CompanyCourse } from './check-rows.ts';
import type { previewInvites } from './invite-people.ts';

export const courseToWire = ({ courseId, title, free }: CompanyCourse) => ({
  corsoId: courseId,
  titoloCorso: title,
  liberi: free,
});

export function previewToWire({
  fingerprint,
  courses,
  good,
  faulty,
}: Awaited<ReturnType<typeof previewInvites>>) {
  const titles = new Map(courses.map(({ courseId, title }) => [courseId, title]));
  return {
    impronta: fingerprint,
    buone: good.map(({ line, name, email, courseId }) => ({
      riga: line,
      nome: name,
      email,
      titoloCorso: titles.get(courseId) ?? '',
    })),
    difetti: faulty.map(({ line, name, email, course, fault }) => ({
      riga: line,
      nome: name,
      email,
      corso: course,
      difetto: fault,
    })),
  };
}
