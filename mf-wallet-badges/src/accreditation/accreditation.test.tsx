import { screen } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes, renderWithProviders } from 'shared-ui/testing';
import { config } from '../../remote.config.ts';
import { routes } from '../routes.tsx';
import { AccreditationCard } from './AccreditationCard.tsx';

const company = { id: 'c', name: 'Officine Greco S.r.l.', role: 'DELEGATE', sdi: '' } as const;

beforeEach(() => void fakeApi({}));
afterEach(resetAuth);

test.each([
  [null, "Richiedi l'accreditamento come persona giuridica"],
  [company, 'Accedi come Persona Giuridica'],
])(
  '[PROF-07] [PROF-22] [PROF-23] the button of the profile says how far one is, and leads to /accreditamento',
  (acting, label) => {
    signInAs('Discente', { company: acting });
    renderWithProviders(<AccreditationCard />);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/accreditamento');
  },
);

test('[PROF-07 part] it stands at the right of the profile, for everybody who is logged in', () => {
  const fills = config.fills.filter(({ slot }) => slot === 'shell.profile.right.v1');
  expect(fills.map(({ access }) => access)).toEqual([{}]);
});

test('the page says that one cannot ask online yet, and where to ask', async () => {
  signInAs('Discente');
  renderRoutes(routes, { at: '/accreditamento' });
  expect(await screen.findByText('La richiesta online non è ancora attiva')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai all’assistenza' })).toHaveAttribute(
    'href',
    '/profile#assistenza',
  );
});

test('the page tells who acts for a company how to enter for it', async () => {
  signInAs('Discente', { company });
  renderRoutes(routes, { at: '/accreditamento' });
  expect(await screen.findByText('Puoi entrare per Officine Greco S.r.l.')).toBeVisible();
  expect(screen.getByText(/nella pagina di accesso scegli “Azienda”/)).toBeVisible();
});
