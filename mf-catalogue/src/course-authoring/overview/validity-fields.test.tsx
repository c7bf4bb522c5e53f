import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useIntl } from 'react-intl';
import { fakeApi } from 'shared-auth/testing';
import { Formik } from 'shared-ui/forms';
import { renderRoutes } from 'shared-ui/testing';
import { emptyCourse, type CourseForm } from '../course/course-form.ts';
import { bodyOfForm, formOfCourse } from '../course/course-wire.ts';
import { courseSchema } from '../course/course-schema.ts';
import { locksOf } from '../course/life-cycle.ts';
import { wireCourse } from '../testing-course.ts';
import { ValidityFields } from './ValidityFields.tsx';

let values: () => CourseForm;

function Fields({ initial }: { initial: Partial<CourseForm> }) {
  const intl = useIntl();
  return (
    <Formik
      initialValues={{ ...emptyCourse, title: 'Corso', ...initial }}
      validationSchema={courseSchema(intl, locksOf(0))}
      onSubmit={() => undefined}
      innerRef={(form: { values: CourseForm } | null) => {
        if (form !== null) values = () => form.values;
      }}
    >
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <ValidityFields />
          <button type="submit">Salva</button>
        </form>
      )}
    </Formik>
  );
}

const open = (initial: Partial<CourseForm> = {}) => {
  fakeApi({
    'GET /api/Courses/Suggestions': () => ({
      data: [
        {
          id: 9,
          title: 'Aggiornamento di sicurezza',
          category: 'Sicurezza sul lavoro',
          categoryKey: 'sicurezza',
          urlImage: null,
          price: 49,
        },
      ],
    }),
  });
  renderRoutes([{ path: '/', element: <Fields initial={initial} /> }], { at: '/' });
};

const months = () => screen.findByLabelText(/^Mesi di validità/);

it('another course is chosen by its title once there are months, and can be taken away', async () => {
  open();
  expect(await screen.findByLabelText(/^Corso di aggiornamento/)).toHaveAccessibleDescription(
    /indica prima i mesi/,
  );
  await userEvent.type(await months(), '60');
  await userEvent.type(screen.getByRole('combobox', { name: /^Corso di aggiornamento/ }), 'Agg');
  await userEvent.click(await screen.findByRole('option', { name: /Aggiornamento di sicurezza/ }));
  expect(values()).toMatchObject({ validity: '60', refresher: '9' });
  await userEvent.click(screen.getByRole('button', { name: 'Togli il corso di aggiornamento' }));
  await waitFor(() => expect(values().refresher).toBe(''));
});

it.each(['0', '241', '1,5', 'xii'])('%s is no number of months', async (typed) => {
  open();
  await userEvent.type(await months(), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Un numero intero di mesi, da 1 a 240')).toBeInTheDocument();
});

const validity = { months: 60, refresherId: 9, refresherTitle: 'Aggiornamento di sicurezza' };

it.each([
  ['unchanged', {}, { months: 60, refresherId: 9 }],
  ['other months', { validity: '12' }, { months: 12, refresherId: 9 }],
  ['no refresher', { refresher: '' }, { months: 60, refresherId: null }],
  ['no end, and so no refresher', { validity: '' }, null],
])('is sent: %s, also of a course on sale', (_name, changes, sent) => {
  for (const statoCorso of [0, 1]) {
    const stored = wireCourse({ statoCorso, validity });
    expect(bodyOfForm({ ...formOfCourse(stored), ...changes }, stored).validity).toEqual(sent);
  }
});

it('a suspended course sends back what is stored', () => {
  const stored = wireCourse({ statoCorso: 2, validity });
  const body = bodyOfForm({ ...formOfCourse(stored), validity: '' }, stored);
  expect(body.validity).toEqual(validity);
});
