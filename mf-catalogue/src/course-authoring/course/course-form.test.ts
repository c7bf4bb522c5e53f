import { afterSave, rebase } from '../saving/merge-course.ts';
import { wireCourse } from '../testing-course.ts';
import {
  emptyCourse,
  lessonsOf,
  minutesOf,
  newDocument,
  PDF_TYPE,
  withArrived,
  type DocumentForm,
} from './course-form.ts';
import { bodyOfForm, formOfCourse } from './course-wire.ts';

const course = wireCourse();
const form = formOfCourse(course);

/** The parts of a course that an author writes, as the server gives and takes them. */
const idsOf = (body: ReturnType<typeof bodyOfForm>) => ({
  modules: body.modules.map(({ id, lessonList }) => [id, lessonList.map((lesson) => lesson.id)]),
  faq: body.corsoFaq.map(({ id }) => id),
});

it('a course that was only read is sent as it came', () => {
  expect(bodyOfForm(form, course)).toMatchObject({
    id: 5,
    version: 4,
    statoCorso: 0,
    title: course.title,
    description: course.description,
    corsoTags: ['ufficio', 'postura'],
    price: 79,
    documentList: [{ id: 22, fileName: 'lista.pdf' }],
    modules: [
      {
        id: 1,
        professorNameId: 3,
        lessonList: [{ id: 11, duration: 15, documentList: [{ id: 21 }] }, { id: 12 }],
      },
      { id: 2, lessonList: [{ id: 13 }] },
    ],
    corsoFaq: [{ id: 31, question: 'Ricevo un badge?', answare: 'Sì.' }],
  });
});

it('[EDIT-12] a module lasts as long as its lessons', () => {
  expect(minutesOf(lessonsOf(form, 'module-1'))).toBe(45);
});

it('an empty price and zero are sent as none', () => {
  const body = bodyOfForm({ ...emptyCourse, title: 'Uno', price: '0', simulation: '' }, null);
  expect([body.id, body.version, body.price, body.priceSimulation]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('locked parts are sent as they came, whatever the form holds', () => {
  const published = wireCourse({ statoCorso: 1, corsoTags: ['a, b'] });
  const typed = {
    ...formOfCourse(published),
    title: 'Altro',
    questions: [{ key: 'new', id: null, question: 'Sì?', answer: 'No.' }],
  };
  expect(bodyOfForm(typed, published, 2)).toMatchObject({
    title: published.title,
    corsoTags: ['a, b'],
    statoCorso: 2,
    corsoFaq: [{ id: null, question: 'Sì?', answare: 'No.' }],
  });
  const suspended = wireCourse({ statoCorso: 2 });
  expect(bodyOfForm(typed, suspended).corsoFaq).toEqual(suspended.corsoFaq);
});

it('after a save new parts have their ids, and what was typed since stays', () => {
  const lesson = { ...lessonsOf(form, 'module-2')[0], key: 'new-l', id: null, name: 'Nuova' };
  const sent = { ...form, lessons: [...form.lessons, lesson as (typeof form.lessons)[number]] };
  const saved = structuredClone(course);
  saved.modules[1]?.lessonList.push({
    ...structuredClone(
      saved.modules[1].lessonList[0] as (typeof saved.modules)[number]['lessonList'][number],
    ),
    id: 99,
    name: 'Nuova',
  });
  const now = { ...sent, title: 'Titolo che sto scri' };
  const { baseline, current } = afterSave(sent, now, saved);
  expect(baseline.lessons.at(-1)).toMatchObject({ key: 'new-l', id: 99 });
  expect(baseline.title).toBe(form.title);
  expect(current.title).toBe('Titolo che sto scri');
  expect(current.lessons.at(-1)?.id).toBe(99);
});

it('a copy put over the latest version drops ids that are gone, and what is locked by now', () => {
  const copy = { ...form, title: 'La mia' };
  const [first] = course.modules;
  const latest = wireCourse({ version: 9, modules: first ? [first] : [], corsoFaq: [] });
  const over = rebase(copy, latest);
  expect(over.title).toBe('La mia');
  expect(idsOf(bodyOfForm(over, latest))).toEqual({
    modules: [
      [1, [11, 12]],
      [null, [null]],
    ],
    faq: [null],
  });
  const locked = rebase(copy, wireCourse({ statoCorso: 1, title: 'Uscito' }));
  expect([locked.title, locked.questions.length]).toEqual(['Uscito', 1]);
});

it('a file that arrived is a document once, however often it is told', () => {
  const file = (fileNameAzure: string) =>
    newDocument(PDF_TYPE, { fileNameAzure, fileNameOriginal: 'Guida.pdf', url: null });
  const names = (documents: DocumentForm[]) => documents.map(({ fileName }) => fileName);
  const first = withArrived([], [file('a.pdf')]);
  expect(names(withArrived(first, [file('a.pdf'), file('b.pdf'), file('b.pdf')]))).toEqual([
    'a.pdf',
    'b.pdf',
  ]);
});
