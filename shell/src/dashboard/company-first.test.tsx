import { screen } from '@testing-library/react';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { registryWith } from '../testing/host.ts';
import { remoteApps } from '../testing/remotes.tsx';
import { renderShell } from '../testing/render-shell.tsx';

afterEach(resetAuth);

const company = { id: '1', name: 'Officine', role: 'LEGAL_REPRESENTATIVE', sdi: '' } as const;
const registry = registryWith('mf-commerce', ({ fills }) => ({
  fills: [...fills, { slot: 'shell.dashboard.company.v1', order: 10, access: {} }],
}));
const apps = {
  ...remoteApps,
  'mf-commerce': {
    ...remoteApps['mf-commerce']!,
    widgets: {
      ...remoteApps['mf-commerce']!.widgets,
      'shell.dashboard.company.v1': () => <p>Le persone</p>,
    },
  },
};

test('what a company needs stands above the blocks of the role', async () => {
  signInAs('Discente', { company });
  await renderShell('/dashboard', apps, registry);
  const own = await screen.findByText('I miei corsi');
  const people = await screen.findByText('Le persone');
  expect(people.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('who acts in their own name sees nothing of it', async () => {
  signInAs('Discente', { represents: company });
  await renderShell('/dashboard', apps, registry);
  await screen.findByText('I miei corsi');
  expect(screen.queryByText('Le persone')).not.toBeInTheDocument();
});
