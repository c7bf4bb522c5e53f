import { defineMessages } from '../i18n/define-messages.ts';

/** Quoted texts keep their marks and apostrophes letter by letter (E141). */
export const formMessages = defineMessages({
  required: {
    id: 'ui.form.required',
    defaultMessage: '(*) Campo obbligatorio',
    description: 'Quoted: SHELL-66',
  },
  blank: {
    id: 'ui.form.blank',
    defaultMessage: '(*) Il campo deve contenere almeno un carattere',
    description: 'Quoted: SHELL-67',
  },
  email: {
    id: 'ui.form.email',
    defaultMessage: '(*) Inserisci un email valida',
    description: 'Quoted: SHELL-68',
  },
  phone: {
    id: 'ui.form.phone',
    defaultMessage: '(*) Inserisci un numero di cellulare valido',
    description: 'Quoted: SHELL-69',
  },
  fiscalCode: {
    id: 'ui.form.fiscalCode',
    defaultMessage: 'inserire un codice valido',
    description: 'Quoted: SHELL-70',
  },
  fiscalCodeHint: {
    id: 'ui.form.fiscalCode.hint',
    defaultMessage: 'Il carattere di controllo non torna: ricontrolla il codice.',
    description: 'Does not block (E34)',
  },
  vatDigits: {
    id: 'ui.form.vat.digits',
    defaultMessage: '(*) La p.iva contiene solo numeri',
    description: 'Quoted: SHELL-72',
  },
  vatLength: {
    id: 'ui.form.vat.length',
    defaultMessage: '(*) La p.iva deve contenere solo 11 numeri',
    description: 'Quoted: SHELL-73',
  },
  vatHint: {
    id: 'ui.form.vat.hint',
    defaultMessage: 'L’ultima cifra non torna: ricontrolla la partita IVA.',
    description: 'Does not block (E35)',
  },
  sdi: {
    id: 'ui.form.sdi',
    defaultMessage: '(*) Il campo deve contenere 7 caratteri',
    description: 'Quoted: SHELL-74',
  },
  province: {
    id: 'ui.form.province',
    defaultMessage: '(*) Il campo deve contenere 2 caratteri',
    description: 'Quoted: SHELL-75',
  },
  postalCode: {
    id: 'ui.form.postalCode',
    defaultMessage: '(*) Il campo deve contenere 5 caratteri',
    description: 'Quoted: SHELL-76',
  },
  iban: {
    id: 'ui.form.iban',
    defaultMessage: '(*) Inserisci un codice iban valido',
    description: 'Quoted: SHELL-77',
  },
  longText: {
    id: 'ui.form.longText',
    defaultMessage: '(*) Il testo può contenere al massimo 15.000 caratteri',
    description: 'SHELL-65, no text given',
  },
  refused: {
    id: 'ui.form.refused',
    defaultMessage: '(*) Il valore non è accettato',
    description: 'The server refused the field, no text given',
  },
  longTextCount: {
    id: 'ui.form.longText.count',
    defaultMessage: '{count, number} di {limit, number} caratteri',
    description: 'Counter below a long text',
  },
  date: {
    id: 'ui.form.date',
    defaultMessage: '(*) Inserisci una data valida (gg/mm/aaaa)',
    description: 'Not a day that exists',
  },
  datePast: {
    id: 'ui.form.date.past',
    defaultMessage: '(*) Inserisci una data non futura',
    description: 'Past dates only (E72)',
  },
  month: {
    id: 'ui.form.month',
    defaultMessage: '(*) Inserisci mese e anno (mm/aaaa)',
    description: 'Not a month',
  },
  datePlaceholder: {
    id: 'ui.form.date.placeholder',
    defaultMessage: 'gg/mm/aaaa',
    description: 'Form of a date',
  },
  monthPlaceholder: {
    id: 'ui.form.month.placeholder',
    defaultMessage: 'mm/aaaa',
    description: 'Form of a month',
  },
  calendarOpen: {
    id: 'ui.form.calendar.open',
    defaultMessage: 'Scegli dal calendario',
    description: 'Button beside a date field',
  },
  calendarMonth: {
    id: 'ui.form.calendar.month',
    defaultMessage: 'Mese',
    description: 'Dropdown of the calendar',
  },
  calendarYear: {
    id: 'ui.form.calendar.year',
    defaultMessage: 'Anno',
    description: 'Dropdown of the calendar',
  },
  clear: { id: 'ui.form.clear', defaultMessage: 'Cancella', description: 'Empties a date field' },
  minimum: {
    id: 'ui.form.minimum',
    defaultMessage: '(*) Inserisci un numero da 0 in su',
    description: 'SHELL-64, no text given',
  },
  locked: {
    id: 'ui.form.locked',
    defaultMessage: 'Non modificabile',
    description: 'Name of the padlock of a locked field',
  },
  optional: {
    id: 'ui.form.optional',
    defaultMessage: 'facoltativo',
    description: 'Beside the label of a field that may stay empty',
  },
  choose: {
    id: 'ui.form.choose',
    defaultMessage: 'Scegli',
    description: 'First, empty row of a dropdown',
  },
  increase: {
    id: 'ui.form.increase',
    defaultMessage: 'Aumenta',
    description: 'Plus button of a quantity',
  },
  filterCount: {
    id: 'ui.form.filter-count',
    defaultMessage: '{count, plural, =0 {Filtri} other {Filtri (#)}}',
    description: 'Opens the filters of a list on phones; how many are set',
  },
  resetFilters: {
    id: 'ui.form.reset-filters',
    defaultMessage: 'Azzera',
    description: 'Clears the filters of a list',
  },
  decrease: {
    id: 'ui.form.decrease',
    defaultMessage: 'Diminuisci',
    description: 'Minus button of a quantity',
  },
});
