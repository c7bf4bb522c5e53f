import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetAuth, signInAs } from 'shared-auth/testing';
import { fakeSurvey, wireAnswer, wireAreas } from './testing-survey.ts';
import { beginSurvey, heading, openSurvey, press } from './testing-survey-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('Discente');
});
afterEach(() => resetAuth());

it('[SURVEY-01] [API-06 part] /survey/{target} asks for the survey of that code, in the language of the page', async () => {
  const { api } = openSurvey(fakeSurvey(wireAreas(['profession', 'sector'])), { locale: 'en-US' });
  await heading('Tell us about yourself');
  expect(api.callsTo('GET /api/Survey').map(({ query }) => query)).toEqual([
    { code: 'user', lang: 'en' },
  ]);
  expect(screen.getByText('1 question, about 1 minute.', { exact: false })).toBeInTheDocument();
});

it('an unknown survey says so, a failure can be retried', async () => {
  openSurvey(fakeSurvey([]), { at: '/survey/nothing' });
  await heading('Questo questionario non c’è');
  expect(screen.getByRole('link', { name: 'Vai alla dashboard' })).toBeInTheDocument();
});

it('[SURVEY-01 part] a survey that did not load can be asked for again', async () => {
  const server = fakeSurvey(wireAreas(['profession', 'sector']));
  const { api } = openSurvey({ ...server, 'GET /api/Survey': () => ({ status: 500 }) });
  await heading('Il questionario non si è aperto');
  api.use(server);
  await press('Riprova');
  await heading('Raccontaci di te');
});

it('[SURVEY-02 part] the picture of an area is the one of its urlImage, else a drawing', async () => {
  const [first, ...others] = wireAreas(['profession', 'sector'], ['interest', 'topics']);
  const picture = '/pictures/work.jpg';
  openSurvey(
    fakeSurvey([{ ...(first as NonNullable<typeof first>), urlImage: picture }, ...others]),
  );
  await heading('Raccontaci di te');
  const shown = [...document.querySelectorAll('[data-band] img')];
  expect(shown.map((image) => image.getAttribute('src'))).toEqual([
    picture,
    expect.stringMatching(/^data:image\/svg/),
  ]);
});

it('[SURVEY-02 part] [SURVEY-05 part] areas one after the other with an interval between, questions by number', async () => {
  await beginSurvey(['profession', 'sector'], ['interest', 'topics']);
  await heading('In quale settore?');
  expect(screen.getByText('Domanda 1 di 2')).toBeInTheDocument();
  expect(screen.getByText('Descrizione di profession')).toBeInTheDocument();
  await press('Salta la domanda');
  await heading('1 parte su 2');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByRole('heading', { level: 2, name: 'I tuoi interessi' })).toBeInTheDocument();
  await press('Continua');
  await heading('Quali argomenti?');
  await press('Indietro');
  await heading('In quale settore?');
});

it('[SURVEY-06] [API-07] [API-08 part] the end sends the answers, then closes the survey, then shows the dashboard', async () => {
  const { api } = await beginSurvey(['profession', 'sector'], ['interest', 'topics']);
  await userEvent.click(await screen.findByRole('radio', { name: 'Settore 3' }));
  await press('Avanti');
  await press('Termina e invia');
  await heading('Dashboard');
  const posts = api.calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, query, body }) => [path, query, body])).toEqual([
    ['Survey', {}, [wireAnswer(103, 1, 'choice')]],
    ['Survey/Close', { code: 'user', lang: 'it' }, undefined],
  ]);
  expect(
    await screen.findByText('Grazie. I corsi consigliati seguono le tue risposte.'),
  ).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('[SURVEY-05 part] [SURVEY-06 part] a survey skipped without an answer sends nothing and closes nothing', async () => {
  const { api } = openSurvey(fakeSurvey(wireAreas(['profession', 'sector'])));
  await press('Non ora');
  await heading('Dashboard');
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('[SURVEY-06 part] answers that did not get through stay, are not closed, and go at the next try', async () => {
  const server = fakeSurvey(wireAreas(['profession', 'sector']));
  const { api } = openSurvey({ ...server, 'POST /api/Survey': () => ({ status: 500 }) });
  await press('Inizia');
  await userEvent.click(await screen.findByRole('radio', { name: 'Settore 3' }));
  await press('Invia le risposte');
  await heading('Le risposte non sono partite');
  expect(api.callsTo('POST /api/Survey/Close')).toEqual([]);
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  api.use(server);
  await press('Riprova');
  await heading('Dashboard');
  expect(api.callsTo('POST /api/Survey/Close')).toHaveLength(1);
});
