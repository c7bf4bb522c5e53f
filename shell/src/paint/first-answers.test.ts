import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import { resetAuth } from 'shared-auth/testing';
import type { RemotePaint } from 'shared-ui/remote';
import { firstAnswers } from './first-answers.ts';
import { calls } from './page-calls.ts';

afterEach(resetAuth);

const courseQuery = (id: number) =>
  queryOptions({
    queryKey: ['course', id],
    queryFn: async () => (await api.get('/api/Courses/View/{id}', { path: { id } })).title,
  });
const faqQuery = queryOptions({ queryKey: ['faq'], queryFn: () => api.get('/api/FaqWB/Faq') });

const paint: RemotePaint = {
  pages: [
    {
      path: '/view/:id',
      Page: () => null,
      queries: ({ params }) => [courseQuery(Number(params['id'])), faqQuery, faqQuery],
    },
  ],
  messages: async () => ({}),
};
const request = (path: string) => ({
  url: `http://localhost${path}`,
  language: 'it' as const,
  remotes: [],
  answers: [],
});

it("a page's calls are those of its own queries, each once", async () => {
  expect(await calls(paint, request('/view/7'))).toEqual(['Courses/View/7', 'FaqWB/Faq']);
  expect(await calls(paint, request('/elsewhere'))).toBeNull();
});

const body = (data: unknown) => ({ data, warning: null, Info: null, info: null });

it('the cache holds what was answered, in the form that the page makes of it', async () => {
  const { queryClient, isMissing } = await firstAnswers(
    [courseQuery(7), faqQuery],
    [{ call: 'Courses/View/7', status: 200, body: body({ title: 'Sicurezza' }) }],
  );
  expect(queryClient.getQueryData(['course', 7])).toBe('Sicurezza');
  expect(queryClient.getQueryState(['faq'])).toBeUndefined();
  expect(isMissing).toBe(false);
});

it.each([
  [404, 'error', true],
  [503, undefined, false],
])('an answer %i leaves the query as %p', async (status, state, missing) => {
  const { queryClient, isMissing } = await firstAnswers(
    [courseQuery(7)],
    [{ call: 'Courses/View/7', status, body: body(null) }],
  );
  expect(queryClient.getQueryState(['course', 7])?.status).toBe(state);
  expect(isMissing).toBe(missing);
});
