import { today } from 'shared-ui';
import {
  experienceComplaints,
  experienceFromForm,
  experienceToForm,
  type ExperienceForm,
} from './check-experience.ts';

const form: ExperienceForm = {
  keyId: '25',
  dateFrom: '2015-02-03',
  dateTo: '2016-02-03',
  currently: false,
  online: true,
};

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const required = '(*) Campo obbligatorio';

test.each<[string, Partial<ExperienceForm>, Record<string, string>]>([
  ['SURVEY-10 part', {}, {}],
  ['SURVEY-10 part', { dateTo: form.dateFrom }, {}],
  ['SURVEY-09 part', { dateFrom: today(), dateTo: today() }, {}],
  ['SURVEY-10 part', { currently: true, dateTo: '' }, {}],
  [
    'SURVEY-10 part',
    { keyId: '', dateFrom: '', dateTo: '' },
    { keyId: required, dateFrom: required, dateTo: required },
  ],
  ['SURVEY-10 part', { dateTo: '2015-02-02' }, { dateTo: '(*) La fine viene prima dell’inizio' }],
  [
    'SURVEY-09 part',
    { dateTo: dayAfter(today()) },
    { dateTo: '(*) Inserisci una data non futura' },
  ],
  [
    'SURVEY-09 part',
    { dateFrom: dayAfter(today()), currently: true },
    { dateFrom: '(*) Inserisci una data non futura' },
  ],
  [
    'SURVEY-10 part',
    { dateFrom: '31/02/2015' },
    { dateFrom: '(*) Inserisci una data valida (gg/mm/aaaa)' },
  ],
])('[%s] an entry with %j: %j', (_, changes, complaints) => {
  const found = Object.entries(experienceComplaints({ ...form, ...changes })).map(
    ([name, { defaultMessage }]) => [name, defaultMessage],
  );
  expect(Object.fromEntries(found)).toEqual(complaints);
});

test('[SURVEY-10] an entry keeps keyId, dateFrom, dateTo, currently and online; what goes on has no end', () => {
  const entry = experienceFromForm(form);
  expect(entry).toEqual({
    keyId: 25,
    dateFrom: '2015-02-03',
    dateTo: '2016-02-03',
    currently: false,
    online: true,
  });
  expect(experienceToForm(entry)).toEqual(form);
  expect(experienceFromForm({ ...form, currently: true }).dateTo).toBeNull();
});
