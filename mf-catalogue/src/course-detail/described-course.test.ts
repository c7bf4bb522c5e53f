import { QueryClient } from '@tanstack/react-query';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { courseQuery } from './api.ts';
import { describedCourse } from './described-course.ts';
import { course } from './testing-course.ts';

afterEach(resetAuth);

const addressOf = (path: string) => new URL(path, 'https://example.it').href;

async function described(changes: object) {
  fakeApi({ 'GET /api/Courses/View/{id}': () => ({ data: { ...course, ...changes } }) });
  return describedCourse(await new QueryClient().fetchQuery(courseQuery(5)), addressOf);
}

it('a course is described by schema.org, with its picture for shared links', async () => {
  const { title, description, image, jsonLd } = await described({
    title: 'Sicurezza',
    description: '<p>Un <b>giro</b></p>\n in ufficio',
    synopses: 'In ufficio',
    price: 79,
    durataCorso: 75,
    coverImage: { ...course.coverImage, url: '/api/Files/cover.webp' },
    professors: [{ value: 1, label: 'Dott. Corsi', specialty: '' }],
  });
  expect(title).toBe('Sicurezza');
  expect(description).toBe('Un giro in ufficio');
  expect(image).toBe('https://example.it/api/Files/cover.webp');
  expect(jsonLd).toMatchObject({
    '@type': 'Course',
    name: 'Sicurezza',
    description: 'In ufficio',
    url: 'https://example.it/public/catalogue/view/5',
    image: 'https://example.it/api/Files/cover.webp',
    hasCourseInstance: {
      courseWorkload: 'PT75M',
      instructor: [{ '@type': 'Person', name: 'Dott. Corsi' }],
    },
    offers: { '@type': 'Offer', category: 'Paid', price: '79.00', priceCurrency: 'EUR' },
  });
});

it('says nothing of a price, a picture or votes that are not there', async () => {
  const { image, jsonLd } = await described({
    price: null,
    coverImage: null,
    rankings: { ratio: null, total: 0, votes: [] },
  });
  expect(image).toBeUndefined();
  expect(jsonLd).not.toHaveProperty('offers');
  expect(jsonLd).not.toHaveProperty('image');
  expect(jsonLd).not.toHaveProperty('aggregateRating');
});
