import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs, type FakeEndpoints } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import type { WireCourse } from './course/course-wire.ts';
import { lookups, wireCourse } from './testing-course.ts';

/** Every test of the form begins as an editor who has typed nothing yet. */
export function asEditor(): void {
  // The code of a page is read once, outside the patience of the first test.
  beforeAll(async () => {
    await import('./CourseEditPage.tsx');
  });
  beforeEach(() => {
    localStorage.clear();
    signInAs('RedattoreCorsiA', { claims: ['CAI'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    resetAuth();
  });
}

/** The routes, with a stand-in for where a new course leads to. */
export const withTargets = [
  ...routes.filter(({ path }) => path !== '/courses/view/:courseId'),
  { path: '/courses/view/:courseId', element: <h1>Scheda</h1> },
];

/**
 * The form of a course; a save answers the course with the next version.
 * @param answers of the server beyond these
 */
export async function openForm(
  changes: Partial<WireCourse> = {},
  tab = 'panoramica',
  answers: FakeEndpoints = {},
) {
  let course = wireCourse(changes);
  const api = fakeApi({
    ...lookups,
    ...answers,
    'GET /api/Courses/{id}': () => ({ data: course }),
    'POST /api/Courses': ({ body }) => {
      course = { ...course, statoCorso: body.statoCorso, version: course.version + 1 };
      return { data: course };
    },
  });
  const view = renderRoutes(withTargets, { at: `/courses/edit/5?tab=${tab}` });
  await screen.findByRole('heading', { level: 1, name: course.title });
  return { api, ...view };
}

export const saveButton = () => screen.getByRole('button', { name: 'Salva' });

/** What was sent to be saved, in order. */
export const bodiesOf = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST /api/Courses').map(({ body }) => body);

/** Opens a closed module, lesson or question. */
export const openPart = (name: RegExp) =>
  userEvent.click(screen.getByRole('button', { name, expanded: false }));

export async function retype(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
