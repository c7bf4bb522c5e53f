import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { fakeSurvey, wireAnswer, wireAreas } from '../testing-survey.ts';
import { beginSurvey, fill, heading, openSurvey, press, sent } from '../testing-survey-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});
afterEach(() => resetAuth());

it('[SURVEY-03 part] a question is a fieldset with its text as the legend; single has radios, multi checkboxes', async () => {
  await beginSurvey(['profession', 'sector', 'topics']);
  const single = await screen.findByRole('group', { name: 'In quale settore?' });
  expect(within(single).getAllByRole('radio')).toHaveLength(10);
  expect(single).toHaveAccessibleDescription('Conta di più per i consigli');
  await press('Salta la domanda');
  const multi = await screen.findByRole('group', { name: 'Quali argomenti?' });
  const boxes = within(multi).getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  await userEvent.click(within(multi).getByRole('checkbox', { name: 'Sicurezza' }));
  await userEvent.click(within(multi).getByRole('checkbox', { name: 'Lingue' }));
  expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
  await press('Togli la risposta');
  expect(boxes.some((box) => (box as HTMLInputElement).checked)).toBe(false);
});

it('[SURVEY-08] ten answers, all at a request, and the focus goes on with the eleventh', async () => {
  await beginSurvey(['profession', 'sector']);
  await heading('In quale settore?');
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  await press('Vedi tutte le 12 risposte');
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Settore 11' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /Vedi tutte/ })).not.toBeInTheDocument();
});

it('[SURVEY-08 part] an answer given before is never among the hidden ones', async () => {
  const areas = wireAreas(['profession', 'sector']);
  openSurvey(fakeSurvey(areas, [wireAnswer(112, 1, 'choice')]));
  await press('Inizia');
  expect(await screen.findByRole('radio', { name: 'Settore 12' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(11);
});

it('[SURVEY-04 part] icon, radio, html and range are chosen; text, number and date typed; each has its own control', async () => {
  const { api } = await beginSurvey([
    'interest',
    'topics',
    'sector',
    'way',
    'time',
    'count',
    'goal',
    'course',
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lingue' }));
  await press('Avanti');
  await userEvent.click(await screen.findByRole('radio', { name: 'Settore 2' }));
  await press('Avanti');
  await heading('Come impari meglio?');
  expect(document.querySelector('fieldset img')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Guardando video' }));
  await press('Avanti');
  const slider = await screen.findByRole('slider', { name: 'Quanto tempo hai?' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Sposta il cursore per rispondere');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Molto');
  await press('Avanti');
  fill(await screen.findByRole('spinbutton', { name: 'Numero' }), '3');
  await press('Avanti');
  fill(await screen.findByRole('textbox', { name: 'Il tuo obiettivo' }), ' Capo ');
  await press('Avanti');
  fill(await screen.findByRole('textbox', { name: 'Data' }), '01/03/2024');
  await press('Invia le risposte');
  await heading('Dashboard');
  expect(sent(api)).toEqual([
    [
      wireAnswer(302, 1, 'choice'),
      wireAnswer(102, 1, 'choice'),
      wireAnswer(401, 1, 'choice'),
      wireAnswer(503, 1, 'choice'),
      wireAnswer(601, 1, 'number', '3'),
      wireAnswer(701, 1, 'text', 'Capo'),
      wireAnswer(801, 1, 'date', '2024-03-01'),
    ],
  ]);
}, 20_000);

it('[SURVEY-04 part] a range answers its first stop too, by keyboard alone', async () => {
  const { api } = await beginSurvey(['personal', 'time']);
  (await screen.findByRole('slider')).focus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Poco');
  await press('Invia le risposte');
  await heading('Dashboard');
  expect(sent(api)).toEqual([[wireAnswer(501, 1, 'choice')]]);
});

it('[SURVEY-09] a future date, and a number below zero, hold the person at the question', async () => {
  await beginSurvey(['study', 'course', 'count']);
  const date = await screen.findByRole('textbox', { name: 'Data' });
  fill(date, '01/01/2999');
  await press('Avanti');
  expect(await screen.findByText('(*) Inserisci una data non futura')).toBeInTheDocument();
  await waitFor(() => expect(date).toHaveFocus());
  fill(date, '');
  await press('Salta la domanda');
  fill(await screen.findByRole('spinbutton'), '-2');
  await press('Invia le risposte');
  expect(await screen.findByText('(*) Inserisci un numero da 0 in su')).toBeInTheDocument();
});

it('finishing with a wrong answer behind leads to it, and nothing is sent', async () => {
  const { api } = await beginSurvey(['study', 'sector', 'course', 'count']);
  await userEvent.click(await screen.findByRole('radio', { name: 'Settore 1' }));
  await press('Avanti');
  fill(await screen.findByRole('textbox', { name: 'Data' }), '01/01/2999');
  await press('Indietro');
  await heading('In quale settore?');
  await press('Termina e invia');
  await heading('Quando l’ultimo corso?');
  expect(await screen.findByText('(*) Inserisci una data non futura')).toBeInTheDocument();
  expect(sent(api)).toEqual([]);
});

it('[SURVEY-10 part] [API-86 part] an experience is chosen by name in a dialog, and has no end while it goes on', async () => {
  const { api } = await beginSurvey(['profession', 'jobs']);
  await press('Aggiungi');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi un’esperienza' }));
  expect(api.callsTo('GET /api/Lookups/GetSelectTipologica').map(({ query }) => query)).toEqual([
    { group: 0, language: 'it' },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await dialog.findAllByText('(*) Campo obbligatorio')).toHaveLength(3);
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Magazziniere');
  fill(dialog.getByRole('textbox', { name: 'Dal' }), '03/02/2015');
  fill(dialog.getByRole('textbox', { name: 'Al' }), '03/02/2016');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'È ancora in corso' }));
  expect(dialog.getByRole('textbox', { name: 'Al' })).toHaveValue('');
  expect(dialog.getByRole('textbox', { name: 'Al' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /a distanza/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  const entry = (await screen.findByText('Magazziniere')).closest('li');
  expect(entry).toHaveTextContent('Dal 03/02/2015, in corso');
  expect(entry).toHaveTextContent('a distanza');
  await press('Invia le risposte');
  await heading('Dashboard');
  const value = [
    { keyId: 25, dateFrom: '2015-02-03', dateTo: null, currently: true, online: true },
  ];
  expect(sent(api)).toEqual([[wireAnswer(201, 1, 'experience', value)]]);
}, 20_000);

it('[SURVEY-10 part] an entry can be changed and taken away', async () => {
  const lived = { keyId: 33, dateFrom: '2015-02-03', dateTo: '2016-02-03', currently: false };
  const saved = wireAnswer(201, 1, 'experience', [{ ...lived, online: false }]);
  openSurvey(fakeSurvey(wireAreas(['profession', 'jobs']), [saved]));
  await press('Inizia');
  await press('Modifica Responsabile del personale');
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifica l’esperienza' }));
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Magazziniere');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Dal 03/02/2015 al 03/02/2016')).toBeInTheDocument();
  await press('Togli Magazziniere');
  expect(screen.queryByText('Magazziniere')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aggiungi' })).toHaveFocus();
});
