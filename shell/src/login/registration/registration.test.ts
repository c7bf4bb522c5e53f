import { formMessages } from 'shared-ui/forms';
import { ValidationError } from 'yup';
import {
  addressOf,
  registrationPayload,
  registrationSchema,
  type Registration,
} from './registration.ts';

const good: Registration = {
  name: 'Nina',
  surname: 'Rossetti',
  fiscalCode: 'RSSNNI98R45L424I',
  birthPlace: 'Trieste',
  birthDate: '1998-10-05',
  citizenship: 'Italiana',
  email: 'nina.rossetti@example.it',
  phone: '+39 3776120045',
  street: 'Via Carducci 4',
  municipality: 'Trieste',
  province: 'TS',
  zipcode: '34122',
};

const texts = new Map<string, string>(
  Object.values(formMessages).map(({ id, defaultMessage }) => [id, defaultMessage]),
);

/** The error of a field, in Italian; null when there is none. */
function messageOf(changes: Partial<Registration>): string | null {
  try {
    registrationSchema.validateSync({ ...good, ...changes }, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return texts.get(error.errors[0] ?? '') ?? 'another text';
  }
}

test('[LOGIN-22 part] a whole form is accepted', () => {
  expect(messageOf({})).toBeNull();
});

test.each(Object.keys(good) as (keyof Registration)[])('[LOGIN-23] %s is required', (name) => {
  expect(messageOf({ [name]: '' })).toBe('(*) Campo obbligatorio');
});

test.each([
  'name',
  'surname',
  'citizenship',
  'street',
  'municipality',
  'province',
  'zipcode',
] as const)('[LOGIN-25] %s needs at least one character', (name) => {
  expect(messageOf({ [name]: '   ' })).toBe('(*) Il campo deve contenere almeno un carattere');
});

test.each(['name', 'surname', 'citizenship', 'street', 'municipality'] as const)(
  '%s is good with one character',
  (name) => {
    expect(messageOf({ [name]: 'a' })).toBeNull();
  },
);

test.each([
  ['LOGIN-26', { fiscalCode: 'RSSNNI98' }, 'inserire un codice valido'],
  ['LOGIN-26', { fiscalCode: '01234567890' }, null],
  ['LOGIN-26', { email: 'nina' }, '(*) Inserisci un email valida'],
  ['LOGIN-26', { phone: '377612' }, '(*) Inserisci un numero di cellulare valido'],
  ['LOGIN-26', { phone: '0039 377 612 0045' }, null],
  ['LOGIN-27', { province: 'T' }, '(*) Il campo deve contenere 2 caratteri'],
  ['LOGIN-27', { province: 'TSE' }, '(*) Il campo deve contenere 2 caratteri'],
  ['LOGIN-27', { zipcode: '3412' }, '(*) Il campo deve contenere 5 caratteri'],
  ['LOGIN-27', { zipcode: '341222' }, '(*) Il campo deve contenere 5 caratteri'],
  ['LOGIN-27', { province: 'ts', zipcode: '34122' }, null],
])('[%s] %j shows %p', (_, changes, message) => {
  expect(messageOf(changes)).toBe(message);
});

test.each([
  ['RSSNNI98R45L424I', 'AB'],
  ['BNLMRO89A25Z330B', 'BO'],
  ['bnlmro89a25z330b ', 'BO'],
])('[LOGIN-28] the fiscal code %s is of type %s', (fiscalCode, codiceFiscaleTipo) => {
  expect(registrationPayload({ ...good, fiscalCode }, 'r')).toMatchObject({ codiceFiscaleTipo });
});

test('[LOGIN-29] the address is one text: street, municipality, province in brackets, postal code', () => {
  expect(addressOf({ ...good, province: 'ts' })).toBe('Via Carducci 4, Trieste (TS) 34122');
});
