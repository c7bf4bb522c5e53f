import { screen } from '@testing-library/react';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderWithProviders } from 'shared-ui/testing';
import type { WireItem } from '../api.ts';
import type { WireStatistics } from './api.ts';
import { discriminationWord } from './discrimination.ts';
import { Discrimination, ShareRight } from './ShareRight.tsx';
import { StatisticsCard } from './StatisticsCard.tsx';

beforeEach(() => signInAs('RedattoreCorsiA'));
afterEach(resetAuth);

const item: WireItem = {
  kind: 'multiple',
  content: {
    options: [
      { id: 'a', text: 'La corrente d’impiego' },
      { id: 'b', text: 'Il colore dell’isolante' },
      { id: 'c', text: 'La lunghezza del quadro' },
    ],
  },
  key: { optionIds: ['a'] },
};

const found: WireStatistics = {
  questionId: 7,
  answers: 212,
  statistics: {
    rightShare: 0.64,
    rightShareOfPassed: 0.78,
    rightShareOfFailed: 0.37,
    discrimination: 0.41,
    chosenShares: { a: 0.91, c: 0.22 },
    needsReview: false,
  },
};

const open = (answer: WireStatistics[], shown: WireItem = item) => {
  fakeApi({ 'GET /api/Exams/Statistics/{courseId}': () => ({ data: answer }) });
  renderWithProviders(<StatisticsCard courseId={5} questionId={7} item={shown} />);
  return screen.findByRole('heading', { name: 'Come va questa domanda' });
};

it('shows how many are right, how well it discriminates, and what was chosen', async () => {
  await open([found]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '212',
    '64%',
    '0,41, buona',
  ]);
  expect(screen.getByText(/Chi supera l’esame/)).toHaveTextContent(
    'Chi supera l’esame la indovina nel 78% dei casi, chi non lo supera nel 37%.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'La corrente d’impiego, giusta91%',
    'Il colore dell’isolante0%',
    'La lunghezza del quadro22%',
  ]);
  expect(screen.queryByText(/rileggi la domanda/)).not.toBeInTheDocument();
});

it('proposes to read a question again that hardly discriminates', async () => {
  const figures = { ...found.statistics!, discrimination: 0.04, needsReview: true };
  await open([{ ...found, statistics: figures }]);
  expect(screen.getByText('0,04, da rivedere')).toBeInTheDocument();
  expect(screen.getByText(/rileggi la domanda e la risposta giusta/)).toBeInTheDocument();
});

it('below twenty people there are no figures', async () => {
  await open([{ ...found, answers: 19, statistics: null }]);
  expect(screen.getByText(/per ora 19/)).toBeInTheDocument();
  expect(screen.queryByText('64%')).not.toBeInTheDocument();
});

it('a question that nobody has answered says so', async () => {
  await open([]);
  expect(screen.getByText(/per ora nessuna/)).toBeInTheDocument();
});

it('in the table: the figures, or that there are too few', () => {
  renderWithProviders(
    <>
      <ShareRight found={found} />
      <p>
        <Discrimination found={found} />
      </p>
      <ShareRight found={undefined} />
      <p>
        <Discrimination found={undefined} />
      </p>
    </>,
  );
  expect(screen.getByText('64%')).toBeInTheDocument();
  expect(screen.getByText('0,41')).toBeInTheDocument();
  expect(screen.getByText('meno di 20')).toBeInTheDocument();
  expect(screen.getByText('-')).toBeInTheDocument();
});

it.each([
  [0.41, 'good'],
  [0.3, 'good'],
  [0.29, 'fair'],
  [0.2, 'fair'],
  [0.19, 'low'],
  [-0.5, 'low'],
  [null, 'unknown'],
] as const)('the word for a discrimination of %p is %s', (value, word) => {
  expect(discriminationWord(value)).toBe(word);
});
