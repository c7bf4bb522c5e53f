import { number, string, type StringSchema } from 'yup';
import { today } from '../formats/dates.ts';
import { isFiscalCode } from '../validation/fiscal-code.ts';
import { isIban } from '../validation/iban.ts';
import { isMobilePhone } from '../validation/phone.ts';
import { formMessages } from './messages.ts';

// Each message of a schema is a message id: the field shows it in the language of the page.
const idOf = (name: keyof typeof formMessages) => formMessages[name].id;

/** Longest value of a long text: fewer than 15001 signs of the stored string (SHELL-65, E46). */
export const LONG_TEXT_LIMIT = 15_000;

type Check = (value: string) => boolean;

/** A rule for values: `required` handles empty ones. */
const rule = (name: keyof typeof formMessages, check: Check): StringSchema =>
  text().test(name, idOf(name), (value) => !value || check(value));

/** Text that, if given, has a sign that is no space (SHELL-67). */
export const text = (): StringSchema =>
  string().test('blank', idOf('blank'), (value) => !value || /\S/.test(value));

/** Must be given (SHELL-66): `required(email())`. */
export const required = (schema: StringSchema = text()) => schema.required(idOf('required'));

/** SHELL-65 */
export const longText = () => rule('longText', (value) => value.length <= LONG_TEXT_LIMIT);

/** SHELL-68 */
export const email = () =>
  rule('email', (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(value.trim()));

/** SHELL-69, E36 */
export const phone = () => rule('phone', isMobilePhone);

/** SHELL-70, E34 */
export const fiscalCode = () => rule('fiscalCode', isFiscalCode);

/** SHELL-72, SHELL-73 */
export const vatNumber = () =>
  rule('vatDigits', (value) => /^\d*$/.test(value)).test(
    'vatLength',
    idOf('vatLength'),
    (value) => !value || !/^\d*$/.test(value) || value.length === 11,
  );

/** SHELL-74, E127 */
export const sdi = () => rule('sdi', (value) => /^[A-Z0-9]{7}$/i.test(value));

/** SHELL-75 */
export const province = () => rule('province', (value) => value.length === 2);

/** SHELL-76 */
export const postalCode = () => rule('postalCode', (value) => value.length === 5);

/** SHELL-77, E118 */
export const iban = () => rule('iban', isIban);

/** A date `YYYY-MM-DD`; what a DateField could not read arrives as its text, and is refused here. */
export const date = () => rule('date', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value));

/** Today in Rome at the latest (E72). */
export const pastDate = () =>
  date().test('datePast', idOf('datePast'), (value) => !value || value <= today());

/** A month `YYYY-MM`. */
export const month = () => rule('month', (value) => /^\d{4}-\d{2}$/.test(value));

/** Zero or more (SHELL-64). */
export const notNegative = () => number().typeError(idOf('minimum')).min(0, idOf('minimum'));
