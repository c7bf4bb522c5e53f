import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from 'shared-ui/testing';
import type { Answer, Question } from '../question.ts';
import { AnswerForm } from './AnswerForm.tsx';

const options = [
  { id: 'a', text: 'Il differenziale' },
  { id: 'b', text: 'Il magnetotermico' },
  { id: 'c', text: 'Il sezionatore' },
];

const base = { position: 3, stem: 'Che cosa?', area: 'Protezioni', points: 1, picture: null };

const questions = {
  single: { ...base, kind: 'single', content: { options } },
  multiple: { ...base, kind: 'multiple', content: { options } },
  trueFalse: { ...base, kind: 'trueFalse', content: {} },
  number: { ...base, kind: 'number', content: { unit: 'mA' } },
  order: { ...base, kind: 'order', content: { options } },
  match: {
    ...base,
    kind: 'match',
    content: {
      prompts: [
        { id: 'p', text: 'Corto circuito' },
        { id: 'q', text: 'Dispersione' },
      ],
      options,
    },
  },
  hotSpot: {
    ...base,
    kind: 'hotSpot',
    content: {},
    picture: { url: '/board.png', text: 'Un quadro elettrico' },
  },
  text: { ...base, kind: 'text', content: {} },
} satisfies { [K in Question['kind']]: Extract<Question, { kind: K }> };

/** The form over an answer that is kept, and every answer that it gave. */
function open(kind: keyof typeof questions, first: Answer | null = null) {
  const given: (Answer | null)[] = [];
  function Holder() {
    const [answer, setAnswer] = useState(first);
    return (
      <>
        <h2 id="stem">Che cosa?</h2>
        <AnswerForm
          question={questions[kind]}
          answer={answer}
          headingId="stem"
          onPictureLost={() => given.push(null)}
          onAnswer={(next) => {
            given.push(next);
            setAnswer(next);
          }}
        />
      </>
    );
  }
  renderWithProviders(<Holder />);
  return given;
}

const tabTo = async (target: HTMLElement) => {
  for (let presses = 0; presses < 20 && document.activeElement !== target; presses += 1) {
    await userEvent.tab();
  }
  expect(target).toHaveFocus();
};

it('names every form by its question, and says how to answer', () => {
  open('single');
  expect(screen.getByRole('group', { name: 'Che cosa?' })).toHaveAccessibleDescription(
    'Scegli una risposta.',
  );
});

it('one of several, by keyboard', async () => {
  const given = open('single');
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  expect(given).toEqual([{ optionId: 'a' }, { optionId: 'b' }]);
  expect(screen.getByRole('radio', { name: 'Il magnetotermico' })).toBeChecked();
});

it('several, in the order of the page; none is no answer', async () => {
  const given = open('multiple');
  await userEvent.click(screen.getByText('Il sezionatore'));
  await tabTo(screen.getByRole('checkbox', { name: 'Il differenziale' }));
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByText('Il sezionatore'));
  expect(given).toEqual([
    { optionIds: ['c'] },
    { optionIds: ['a', 'c'] },
    { optionIds: ['c'] },
    null,
  ]);
});

it('true or false', async () => {
  const given = open('trueFalse');
  await userEvent.click(screen.getByRole('radio', { name: 'Falso' }));
  expect(given).toEqual([{ value: false }]);
});

it('a number with comma and unit; what is none is no answer, and says so when one goes on', async () => {
  const given = open('number', { value: 1.5 });
  const field = screen.getByRole('textbox', { name: 'La tua risposta' });
  expect(field).toHaveValue('1,5');
  expect(screen.getByText('mA')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '30,5');
  expect(given.at(-1)).toEqual({ value: 30.5 });
  await userEvent.type(field, 'x');
  expect(given.at(-1)).toBeNull();
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('(*) Scrivi un numero, per esempio 12,5');
});

it('a short text; spaces alone are no answer', async () => {
  const given = open('text');
  const field = screen.getByRole('textbox', { name: 'La tua risposta' });
  await userEvent.type(field, 'A b');
  expect(given.at(-1)).toEqual({ text: 'A b' });
  await userEvent.clear(field);
  expect(given.at(-1)).toBeNull();
});

describe('order', () => {
  const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent?.slice(1));

  it('by keyboard: the focus stays with its row, and the new place is said', async () => {
    const given = open('order');
    await tabTo(screen.getByRole('button', { name: 'Sposta giù: Il differenziale' }));
    await userEvent.keyboard('{Enter}');
    expect(given).toEqual([{ optionIds: ['b', 'a', 'c'] }]);
    expect(shown()).toEqual(['Il magnetotermico', 'Il differenziale', 'Il sezionatore']);
    expect(screen.getByRole('button', { name: 'Sposta giù: Il differenziale' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Il differenziale: posto 2 di 3');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(given).toHaveLength(2);
  });

  it('as it is shown, by one press', async () => {
    const given = open('order');
    await userEvent.click(screen.getByRole('button', { name: 'L’ordine è già giusto' }));
    expect(given).toEqual([{ optionIds: ['a', 'b', 'c'] }]);
    expect(screen.queryByRole('button', { name: /già giusto/ })).not.toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('by pointer: a dragged row goes where the pointer is', async () => {
    const given = open('order');
    for (const [index, row] of screen.getAllByRole('listitem').entries()) {
      row.getBoundingClientRect = () => new DOMRect(0, index * 60, 300, 50);
    }
    const handle = screen.getAllByRole('listitem')[0]?.firstElementChild as HTMLElement;
    handle.setPointerCapture = () => undefined;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: handle, coords: { clientY: 130 } },
      { keys: '[/MouseLeft]' },
      { target: handle, coords: { clientY: 10 } },
    ]);
    expect(given).toEqual([{ optionIds: ['b', 'c', 'a'] }]);
  });
});

it('matches each prompt by its own list, and takes a choice back', async () => {
  const given = open('match');
  const list = screen.getByRole('combobox', { name: 'Corto circuito' });
  await userEvent.selectOptions(list, 'Il magnetotermico');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Dispersione' }),
    'Il differenziale',
  );
  await userEvent.selectOptions(list, within(list).getAllByRole('option')[0] as HTMLElement);
  expect(given).toEqual([
    { optionOf: { p: 'b' } },
    { optionOf: { p: 'b', q: 'a' } },
    { optionOf: { q: 'a' } },
  ]);
});

describe('hot spot', () => {
  it('by pointer: a fraction of the picture', () => {
    const given = open('hotSpot');
    const frame = screen.getByRole('img', { name: 'Un quadro elettrico' })
      .parentElement as HTMLElement;
    frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.click(frame, { clientX: 200, clientY: 200 });
    expect(given).toEqual([{ x: 0.25, y: 0.75 }]);
  });

  it('by keyboard: two sliders', async () => {
    const given = open('hotSpot');
    const left = screen.getByRole('slider', { name: 'Da sinistra' });
    expect(left).toHaveAttribute('aria-valuetext', 'Nessun punto scelto');
    await tabTo(left);
    // jsdom moves no slider by itself.
    fireEvent.change(left, { target: { value: '40' } });
    fireEvent.change(screen.getByRole('slider', { name: 'Dall’alto' }), {
      target: { value: '10' },
    });
    expect(given).toEqual([
      { x: 0.4, y: 0.5 },
      { x: 0.4, y: 0.1 },
    ]);
    expect(left).toHaveAttribute('aria-valuetext', '40%');
  });
});
