import { isPublicPath, paths, patterns } from './index.ts';

it.each([
  [
    paths.publicCatalogue({ searchText: 'primo soccorso', page: 2, categories: [1, 3] }),
    '/public/catalogue?searchText=primo+soccorso&page=2&categories=1&categories=3',
  ],
  [paths.publicCatalogue({ searchText: '' }), '/public/catalogue'],
  [paths.course(7), '/courses/view/7'],
  [paths.coursePlayer(7), '/courses/use/7'],
  [paths.lesson({ courseId: 7, lessonId: 31 }), '/courses/use/7?lesson=31'],
  [paths.lesson({ courseId: 7, lessonId: 31, second: 0 }), '/courses/use/7?lesson=31&t=0'],
  [
    paths.lesson({ courseId: 7, lessonId: 31, second: null, paragraph: 'p2' }),
    '/courses/use/7?lesson=31&p=p2',
  ],
  [paths.exam(7, 'certification'), '/courses/use/7/exam/certification'],
  [paths.exam(7, 'simulation', { attempt: 'a' }), '/courses/use/7/exam/simulation?attempt=a'],
  [paths.courseTeaching(7), '/courses/teaching/7'],
  [paths.courseTable({ typology: 0 }), '/courses/table?typology=0'],
  [paths.survey('a/b'), '/survey/a%2Fb'],
  [
    paths.newsletterCreate({ type: 'course', courseId: 4 }),
    '/newsletter/edit?type=course&courseId=4',
  ],
  [paths.table('users', { isDocente: true }), '/table/users?isDocente=true'],
  [paths.promotion({ courseId: 3, promo: 'AB12' }), '/promotion?courseId=3&promo=AB12'],
])('builds %s', (path, expected) => {
  expect(path).toBe(expected);
});

it('every pattern has a builder that fits it', () => {
  const builders = paths as unknown as Record<string, (...ids: string[]) => string>;
  expect(Object.keys(patterns).length).toBeGreaterThan(10);
  for (const [name, pattern] of Object.entries(patterns)) {
    const ids = (pattern.match(/:\w+/g) ?? []).map((_, index) => `id${index}`);
    const filled = ids.reduce<string>((path, id) => path.replace(/:\w+/, id), pattern);
    expect(builders[name]?.(...ids)).toBe(filled);
  }
});

it.each([
  ['/', true],
  ['/homepage', true],
  ['/public/cart', true],
  ['/public', true],
  ['/publications', false],
  ['/login', true],
  ['/cart', false],
  ['/dashboard', false],
])('%s is drawn in the public layout: %p', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
});
