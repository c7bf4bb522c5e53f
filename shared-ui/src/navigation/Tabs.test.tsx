import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../testing/index.ts';
import { Tabs, useTabParam } from './Tabs.tsx';

const values = ['descrizione', 'faq', 'esami'] as const;

function Course() {
  const [tab, setTab] = useTabParam('tab', values);
  return (
    <Tabs
      label="Corso"
      tabs={values.map((value) => ({ value, label: value }))}
      value={tab}
      onChange={setTab}
    >
      contenuto di {tab}
    </Tabs>
  );
}

it('keeps the chosen tab in the URL, and any tab is reached from any other by keyboard', async () => {
  const { router } = renderRoutes([{ path: '/courses/view/7', element: <Course /> }], {
    at: '/courses/view/7?tab=esami',
  });
  const user = userEvent.setup();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('esami');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'descrizione' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'descrizione' })).toHaveTextContent(
    'contenuto di descrizione',
  );
  expect(router.state.location.search).toBe('');
  await user.keyboard('{End}');
  expect(router.state.location.search).toBe('?tab=esami');
});

it('a tab that does not exist is the first one', () => {
  renderRoutes([{ path: '/', element: <Course /> }], { at: '/?tab=boh' });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('descrizione');
});
