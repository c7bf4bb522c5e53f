import { eurosOf } from 'shared-auth';
import type { PageDescription } from 'shared-ui/remote';
import { paths } from 'shared-ui/paths';
import type { Course } from './api.ts';

/** What a shared link and a search engine show of a course: picture and schema.org description. */
export function describedCourse(
  course: Course,
  addressOf: (path: string) => string,
): PageDescription {
  const { title, synopsis, description, coverUrl, minutes, priceCents, rating } = course;
  const teachers = course.teachers.map(({ name }) => name);
  const image = coverUrl === null ? {} : { image: addressOf(coverUrl) };
  return {
    title,
    description: plainText(description),
    ...image,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: title,
      description: plainText(synopsis) || plainText(description),
      url: addressOf(paths.publicCourse(course.id)),
      ...image,
      inLanguage: 'it',
      about: course.category.name,
      provider: { '@type': 'Organization', name: 'WorkerBadge', sameAs: addressOf(paths.home()) },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        ...(minutes > 0 ? { courseWorkload: `PT${minutes}M` } : {}),
        ...(teachers.length > 0
          ? { instructor: teachers.map((name) => ({ '@type': 'Person', name })) }
          : {}),
      },
      ...(priceCents === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              category: 'Paid',
              price: eurosOf(priceCents)?.toFixed(2),
              priceCurrency: 'EUR',
            },
          }),
      ...(rating.total > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.ratio,
              ratingCount: rating.total,
            },
          }
        : {}),
    },
  };
}

/** The text of a field that may hold markup. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
