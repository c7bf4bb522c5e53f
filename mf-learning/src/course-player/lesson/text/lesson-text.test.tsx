import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import type { LessonText } from 'shared-ui/lesson-text';
import { renderRoutes } from 'shared-ui/testing';
import { CoursePlayerPage } from '../../CoursePlayerPage.tsx';
import { fakeCourse, wireCourse } from '../../testing-course.ts';

beforeEach(() => signInAs('Discente'));
afterEach(() => resetAuth());

const line = (text: string) => [{ text }];

const options = [
  { text: 'Aspetto', isRight: false, feedback: 'Intanto qualcuno inciampa.' },
  { text: 'Segnalo', isRight: true, feedback: 'Lo chiede l’articolo 20.' },
  { text: 'Tolgo il cavo', isRight: false, feedback: '' },
];

const text: LessonText = {
  version: 1,
  blocks: [
    { type: 'heading', id: 'h1', level: 1, content: line('Pericolo e rischio') },
    {
      type: 'paragraph',
      id: 'p1',
      content: [
        { text: 'Un ' },
        { text: 'cavo', bold: true },
        { text: '\nè ' },
        { text: 'un pericolo', link: 'https://www.inail.it/' },
        { text: ' <b>', code: true },
        { text: ' nascosto', link: 'javascript:alert(1)' },
      ],
    },
    { type: 'heading', id: 'h2', level: 2, content: line('Da vicino') },
    {
      type: 'list',
      id: 'l1',
      ordered: true,
      items: [
        {
          content: line('Guarda'),
          list: { ordered: false, items: [{ content: line('in alto') }] },
        },
        { content: line('Segnala') },
      ],
    },
    {
      type: 'table',
      id: 't1',
      caption: 'Tabella 1. Altezze.',
      head: [line('Che cosa'), line('Metri')],
      rows: [
        [line('Scaffale'), line('1,80')],
        [line('Scrivania'), line('0,72')],
      ],
    },
    {
      type: 'figure',
      id: 'f1',
      fileName: 'cavo.png',
      alt: 'Un cavo attraversa il passaggio',
      caption: 'Figura 1.',
      width: 640,
      height: 250,
    },
    { type: 'quote', id: 'q1', content: line('Segnalare subito.') },
    { type: 'code', id: 'c1', text: '=A1+$B$1' },
    { type: 'checkpoint', id: 'k1', question: 'Vedi un cavo. Che fai?', several: false, options },
  ],
};

async function open(content: LessonText | null = text, description = '') {
  const course = wireCourse();
  const lesson = course.modules[0]?.lessonList[0];
  Object.assign(lesson ?? {}, {
    content,
    description,
    documentList: [],
    pictures: [{ fileName: 'cavo.png', url: '/cavo.png?token=first' }],
  });
  const api = fakeApi(fakeCourse(course).endpoints);
  renderRoutes([{ path: '/courses/use/:courseId', Component: CoursePlayerPage }], {
    at: '/courses/use/7',
  });
  await screen.findByRole('heading', { level: 1, name: 'I rischi in ufficio' });
  return { api };
}

it('a formatted text has headings below the title, lists, a table, a picture, a quote and code', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Pericolo e rischio' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Da vicino' })).toBeInTheDocument();
  expect(screen.getByText('cavo').tagName).toBe('STRONG');
  expect(screen.getByText('=A1+$B$1').closest('pre')).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('Segnalare subito.').closest('blockquote')).toBeInTheDocument();
  const [outer, inner] = screen
    .getAllByRole('list')
    .filter((list) => list.closest('[lang=it]') !== null);
  expect(outer?.tagName).toBe('OL');
  expect(inner).toHaveTextContent('in alto');
  const table = screen.getByRole('table', { name: 'Tabella 1. Altezze.' });
  expect(within(table).getByRole('columnheader', { name: 'Metri' })).toHaveAttribute('data-number');
  expect(within(table).getByRole('rowheader', { name: 'Scaffale' })).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: 'Un cavo attraversa il passaggio' });
  expect(picture).toHaveAttribute('src', '/cavo.png?token=first');
  expect(picture).toHaveAttribute('width', '640');
  expect(picture.closest('figure')).toHaveTextContent('Figura 1.');
});

it('what looks like markup is words, and only safe addresses are links', async () => {
  await open();
  expect(screen.getByText('<b>').tagName).toBe('CODE');
  expect(screen.getByRole('link', { name: 'un pericolo' })).toHaveAttribute(
    'href',
    'https://www.inail.it/',
  );
  expect(screen.queryByRole('link', { name: 'nascosto' })).not.toBeInTheDocument();
  expect(screen.getByText('nascosto', { exact: false, selector: 'p' })).toBeInTheDocument();
});

it('each block carries its id, and the text its language', async () => {
  await open();
  for (const { id } of text.blocks) {
    expect(document.querySelector(`[data-block="${id}"]`)).toHaveAttribute('id', `b-${id}`);
  }
  expect(screen.getByText('cavo').closest('[lang]')).toHaveAttribute('lang', 'it');
});

it('a text from before formats is shown as paragraphs, with its line breaks', async () => {
  await open(null, 'Prima riga\nseconda riga\n\nAltro paragrafo');
  const first = screen.getByText('Prima riga', { exact: false, selector: 'p' });
  expect(first.tagName).toBe('P');
  expect(first.querySelector('br')).toBeInTheDocument();
  expect(screen.getByText('Altro paragrafo')).toHaveAttribute('data-block', 'p2');
});

it('the address of a picture that has expired is fetched again, once', async () => {
  const { api } = await open();
  const picture = screen.getByRole('img', { name: 'Un cavo attraversa il passaggio' });
  fireEvent.error(picture);
  await waitFor(() =>
    expect(picture).toHaveAttribute('src', '/api/Courses/FileStreaming?token=fresh-cavo.png'),
  );
  fireEvent.error(picture);
  expect(api.callsTo('GET /api/Courses/Document')).toHaveLength(1);
});

const checkpoint = () => screen.getByRole('region', { name: 'Controlla se è chiaro' });
const check = () =>
  userEvent.click(within(checkpoint()).getByRole('button', { name: 'Controlla la risposta' }));

it('a checkpoint tells whether the answer is right, in its author’s words, and can be answered again', async () => {
  const { api } = await open();
  const box = within(checkpoint());
  const group = box.getByRole('group', { name: 'Vedi un cavo. Che fai?' });
  expect(box.getByText('Non conta per il voto')).toBeInTheDocument();
  expect(box.getByRole('button', { name: 'Controlla la risposta' })).toBeDisabled();
  await userEvent.click(within(group).getByRole('radio', { name: 'Aspetto' }));
  await check();
  const status = box.getByRole('status');
  expect(status).toHaveTextContent(
    'Non è questa. Prova un’altra risposta. Intanto qualcuno inciampa.',
  );
  expect(box.getByRole('img', { name: 'Sbagliata' })).toBeInTheDocument();
  // The right one is not given away.
  expect(box.queryByRole('img', { name: 'Giusta' })).not.toBeInTheDocument();
  expect(box.getByRole('button', { name: 'Controlla la risposta' })).toHaveFocus();
  await userEvent.click(within(group).getByRole('radio', { name: /^Segnalo/ }));
  expect(status).toBeEmptyDOMElement();
  await check();
  expect(status).toHaveTextContent('Giusto. Lo chiede l’articolo 20.');
  expect(box.getByRole('img', { name: 'Giusta' })).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('of several right answers exactly those are right', async () => {
  const several = {
    ...text,
    blocks: [
      {
        type: 'checkpoint' as const,
        id: 'k',
        question: 'Che fai?',
        several: true,
        options: [...options, { text: 'Avviso', isRight: true, feedback: 'Così lo sanno.' }],
      },
    ],
  };
  await open(several);
  const box = within(checkpoint());
  const choose = (name: RegExp) => userEvent.click(box.getByRole('checkbox', { name }));
  await choose(/^Segnalo/);
  await check();
  expect(box.getByRole('status')).toHaveTextContent(/^Non ancora/);
  await choose(/^Avviso/);
  await check();
  expect(box.getByRole('status')).toHaveTextContent(
    'Giusto. Lo chiede l’articolo 20. Così lo sanno.',
  );
  await choose(/^Aspetto/);
  await check();
  expect(box.getByRole('status')).toHaveTextContent(/^Non ancora/);
});
