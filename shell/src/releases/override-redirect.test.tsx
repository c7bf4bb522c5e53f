import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  resetAuth();
  fakeApi({});
});

test('who is logged in keeps the question for an override on the way from the homepage', async () => {
  signInAs('Discente');
  const { path } = await renderShell('/?override=mf-x@http://localhost:4100&other=1');
  expect(path()).toBe('/dashboard?override=mf-x%40http%3A%2F%2Flocalhost%3A4100');
});
