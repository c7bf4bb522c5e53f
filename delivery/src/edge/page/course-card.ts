import { plainText } from './plain-text.ts';

type WireCourse = {
  title?: unknown;
  synopses?: unknown;
  description?: unknown;
  price?: unknown;
  durataCorso?: unknown;
  coverImage?: { url?: unknown } | null;
  rankings?: { ratio?: unknown; total?: unknown } | null;
  professors?: { label?: unknown }[] | null;
  category?: unknown;
};

/** What a shared link and a search engine show of a course: picture and schema.org description. */
export function courseCard(
  data: Record<string, unknown>,
  pathname: string,
  publicUrl: string,
): { image?: string; jsonLd: object } {
  const course = data as WireCourse;
  const address = (path: string) => new URL(path, publicUrl).href;
  const cover = course.coverImage?.url;
  const { ratio, total } = course.rankings ?? {};
  const minutes = typeof course.durataCorso === 'number' ? course.durataCorso : 0;
  const teachers = (course.professors ?? []).map(({ label }) => plainText(label)).filter(Boolean);
  const image = typeof cover === 'string' ? { image: address(cover) } : {};
  return {
    ...image,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: plainText(course.title),
      description: plainText(course.synopses) || plainText(course.description),
      url: address(pathname),
      ...image,
      inLanguage: 'it',
      about: plainText(course.category),
      provider: { '@type': 'Organization', name: 'WorkerBadge', sameAs: address('/') },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        ...(minutes > 0 ? { courseWorkload: `PT${minutes}M` } : {}),
        ...(teachers.length > 0
          ? { instructor: teachers.map((name) => ({ '@type': 'Person', name })) }
          : {}),
      },
      ...(typeof course.price === 'number'
        ? {
            offers: {
              '@type': 'Offer',
              category: 'Paid',
              price: course.price.toFixed(2),
              priceCurrency: 'EUR',
            },
          }
        : {}),
      ...(typeof ratio === 'number' && typeof total === 'number' && total > 0
        ? {
            aggregateRating: { '@type': 'AggregateRating', ratingValue: ratio, ratingCount: total },
          }
        : {}),
    },
  };
}
