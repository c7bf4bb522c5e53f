import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asEditor, openForm } from '../testing-form.tsx';
import { examEndpoints } from './testing-exams.ts';

asEditor();

const answered = {
  questionId: 7,
  answers: 40,
  statistics: {
    rightShare: 0.96,
    rightShareOfPassed: 0.97,
    rightShareOfFailed: 0.95,
    discrimination: 0.04,
    chosenShares: { o1: 0.04, o2: 0.96 },
    needsReview: true,
  },
};

it('[EXAM-08 part] the bank shows how its questions are answered, and the open one in full', async () => {
  await openForm({}, 'esami', {
    ...examEndpoints(),
    'GET /api/Exams/Statistics/{courseId}': () => ({ data: [answered] }),
  });
  const table = await screen.findByRole('table', { name: 'La banca delle domande' });
  expect(await within(table).findByText('96%')).toBeInTheDocument();
  expect(within(table).getByText('0,04, da rivedere')).toBeInTheDocument();
  await userEvent.click(within(table).getByRole('button', { name: 'Quante prove si fanno?' }));
  expect(
    await screen.findByRole('heading', { name: 'Come va questa domanda' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/rileggi la domanda e la risposta giusta/)).toBeInTheDocument();
});

it('the bank is exported and imported beside its table', async () => {
  await openForm({}, 'esami', examEndpoints());
  expect(await screen.findByRole('button', { name: 'Esporta QTI' })).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Importazione QTI' })).toBeInTheDocument();
  expect(await screen.findByText('meno di 20')).toBeInTheDocument();
});
