import { answerRequests, resetAuth } from '../testing.ts';
import { api } from './api.ts';

beforeEach(resetAuth);
afterEach(() => jest.restoreAllMocks());

test('the first answer that the page brings is taken, once, by the call that it is for, while the page is young', async () => {
  // The process of the tests may be older than any page.
  const age = jest.spyOn(performance, 'now').mockReturnValue(30_001);
  let sent = 0;
  answerRequests(async () => {
    sent += 1;
    return { status: 200, body: { data: 'of the server' } };
  });
  const script = document.createElement('script');
  script.id = 'first-data';
  script.type = 'application/json';
  script.textContent = JSON.stringify([{ call: 'Courses/Public?page=2', data: 'of the page' }]);
  document.head.append(script);
  const ask = (page: number) => api.get('/api/Courses/Public', { query: { page } });
  await expect(ask(2)).resolves.toBe('of the server');
  age.mockReturnValue(1000);
  await expect(ask(1)).resolves.toBe('of the server');
  await expect(ask(2)).resolves.toBe('of the page');
  await expect(ask(2)).resolves.toBe('of the server');
  expect(sent).toBe(3);
});
