import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Band, Breadcrumb, SectionHead } from 'shared-ui';
import { Pagination, Stepper, Tabs } from 'shared-ui/details';
import { States } from './states.tsx';

export default { title: 'Navigation' } satisfies Meta;

const views = ['Descrizione', 'Recensioni', 'FAQ', 'Esami', 'Documenti', 'Contatti'] as const;

function Course() {
  const [view, setView] = useState<string>('Recensioni');
  return (
    <Tabs
      label="Corso"
      tabs={views.map((value) => ({ value: value as string, label: value }))}
      value={view}
      onChange={setView}
    >
      {view}
    </Tabs>
  );
}

export const TabList: StoryObj = { render: () => <Course /> };

const steps = ['Carrello', 'Ordine', 'Pagamento', 'Fatto'];

export const Steps: StoryObj = {
  render: () => (
    <States
      of={Object.fromEntries(
        steps.map((step, current) => [
          step,
          <Stepper key={step} steps={steps} current={current} />,
        ]),
      )}
    />
  ),
};

const crumbs = [{ label: 'Corsi', to: '/courses' }, { label: 'Primo soccorso aziendale' }];

export const Trails: StoryObj = {
  render: () => (
    <States
      of={{
        'on the page': <Breadcrumb crumbs={crumbs} />,
        'on a band': (
          <Band style={{ padding: 24 }}>
            <Breadcrumb crumbs={crumbs} />
          </Band>
        ),
        'head of a section': <SectionHead title="I più votati" to="/courses" />,
      }}
    />
  ),
};

export const Pages: StoryObj = {
  render: () => (
    <States
      of={{
        'few pages': <Pagination page={1} pageCount={3} onChange={() => {}} />,
        'many pages': <Pagination page={21} pageCount={43} onChange={() => {}} />,
      }}
    />
  ),
};
