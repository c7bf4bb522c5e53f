import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { leaveTools } from './leave-tools.ts';

jest.mock('./leave-tools.ts', () => ({ leaveTools: jest.fn() }));

const preview = {
  until: '2026-12-04T10:00:00.000Z',
  remotes: {
    'mf-a': { version: '1.4.0-aaaa1111', release: {} },
    'mf-b': { version: '1.4.0-bbbb2222', release: {} },
  },
};

afterEach(() => {
  resetAuth();
  document.getElementById('preview')?.remove();
});

function showPreview(): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'preview';
  element.textContent = JSON.stringify(preview);
  document.body.append(element);
}

test('a preview is said as long as it lasts, with a way to leave it', async () => {
  const calls: string[] = [];
  fakeApi({
    'DELETE registry/preview': () => {
      calls.push('left');
      return { data: null };
    },
  });
  showPreview();
  await renderShell('/login');
  const banner = await screen.findByText(/Anteprima di/);
  expect(banner).toHaveTextContent(
    /^Anteprima di mf-a 1\.4\.0-aaaa1111 e mf-b 1\.4\.0-bbbb2222, solo in questo browser e fino al 04\/12\/2026, 11:00\.$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Torna a quello rilasciato' }));
  expect(calls).toEqual(['left']);
  expect(leaveTools).toHaveBeenCalledTimes(1);
});
