import { ValidationError, type AnySchema } from 'yup';
import { formMessages } from './messages.ts';
import * as validators from './validators.ts';

const textOf = new Map<string, string>(
  Object.values(formMessages).map(({ id, defaultMessage }) => [id, defaultMessage]),
);

/** The first error, in Italian, or null: what the field shows. */
function errorOf(schema: AnySchema, value: unknown): string | null {
  try {
    schema.validateSync(value, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return textOf.get(error.errors[0] ?? '') ?? 'a text of its own';
  }
}

const { required, email, phone, fiscalCode, vatNumber, sdi, province, postalCode, iban } =
  validators;

it.each([
  ['SHELL-66 part', required(), '', '(*) Campo obbligatorio'],
  ['SHELL-66 part', required(), undefined, '(*) Campo obbligatorio'],
  ['SHELL-66 part', required(email()), '', '(*) Campo obbligatorio'],
  ['SHELL-66 part', validators.text(), '', null],
  ['SHELL-67', required(), '   ', '(*) Il campo deve contenere almeno un carattere'],
  ['SHELL-67', validators.text(), ' \n', '(*) Il campo deve contenere almeno un carattere'],
  ['SHELL-67', validators.text(), ' a', null],
  ['SHELL-68', email(), 'giulia', '(*) Inserisci un email valida'],
  ['SHELL-68', email(), 'giulia@', '(*) Inserisci un email valida'],
  ['SHELL-68', email(), 'giulia@example', '(*) Inserisci un email valida'],
  ['SHELL-68', email(), 'giulia@@example.it', '(*) Inserisci un email valida'],
  ['SHELL-68', email(), 'giulia@example..it', '(*) Inserisci un email valida'],
  ['SHELL-68', email(), 'giulia.sartori@example.it', null],
  ['SHELL-69 part', phone(), '123', '(*) Inserisci un numero di cellulare valido'],
  ['SHELL-69 part', phone(), '+39 3331234567', null],
  ['SHELL-70 part', fiscalCode(), 'ABC', 'inserire un codice valido'],
  ['SHELL-70 part', fiscalCode(), 'RSSMRA85T10A562S', null],
  ['SHELL-72 part', vatNumber(), '1234567890a', '(*) La p.iva contiene solo numeri'],
  ['SHELL-73', vatNumber(), '0123456', '(*) La p.iva deve contenere solo 11 numeri'],
  ['SHELL-73', vatNumber(), '012345678901', '(*) La p.iva deve contenere solo 11 numeri'],
  ['SHELL-73', vatNumber(), '01234567890', null],
  ['SHELL-74 part', sdi(), '12345', '(*) Il campo deve contenere 7 caratteri'],
  ['SHELL-74 part', sdi(), '12345678', '(*) Il campo deve contenere 7 caratteri'],
  ['SHELL-74 part', sdi(), '0000000', null],
  ['SHELL-75', province(), 'MIL', '(*) Il campo deve contenere 2 caratteri'],
  ['SHELL-75', province(), 'MI', null],
  ['SHELL-76', postalCode(), '2012', '(*) Il campo deve contenere 5 caratteri'],
  ['SHELL-76', postalCode(), '20121', null],
  ['SHELL-77 part', iban(), 'IT00', '(*) Inserisci un codice iban valido'],
  ['SHELL-77 part', iban(), 'IT60 X054 2811 1010 0000 0123 456', null],
  ['SHELL-65', validators.longText(), 'a'.repeat(15_000), null],
  [
    'SHELL-65',
    validators.longText(),
    'a'.repeat(15_001),
    '(*) Il testo può contenere al massimo 15.000 caratteri',
  ],
  ['SHELL-64 part', validators.notNegative(), -1, '(*) Inserisci un numero da 0 in su'],
  ['SHELL-64 part', validators.notNegative(), 0, null],
  ['SHELL-62 part', validators.date(), '31/02/2026', '(*) Inserisci una data valida (gg/mm/aaaa)'],
  ['SHELL-62 part', validators.date(), '2026-02-28', null],
  ['E72', validators.pastDate(), '2999-01-01', '(*) Inserisci una data non futura'],
  ['E72', validators.pastDate(), '1999-01-01', null],
])('[%s] %# says the exact text', (_, schema, value, text) => {
  expect(errorOf(schema, value)).toBe(text);
});
