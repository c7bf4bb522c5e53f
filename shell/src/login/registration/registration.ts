import { fiscalCodeType, normaliseFiscalCode, validators } from 'shared-ui/forms';
import { object, type InferType } from 'yup';

const { date, email, fiscalCode, phone, postalCode, province, required, text } = validators;

/** Every field is required (LOGIN-22 to LOGIN-27). */
export const registrationSchema = object({
  name: required(text()),
  surname: required(text()),
  fiscalCode: required(fiscalCode()),
  birthPlace: required(text()),
  birthDate: required(date()),
  citizenship: required(text()),
  email: required(email()),
  phone: required(phone()),
  street: required(text()),
  municipality: required(text()),
  province: required(province()),
  zipcode: required(postalCode()),
});

export type Registration = InferType<typeof registrationSchema>;

/** Street, municipality, province in brackets and postal code as one text (LOGIN-29, E32). */
export const addressOf = ({
  street,
  municipality,
  province: district,
  zipcode,
}: Registration): string =>
  `${street.trim()}, ${municipality.trim()} (${district.toUpperCase()}) ${zipcode}`;

/** The payload of `POST Login/Register`, under the names of the documents (LOGIN-22, LOGIN-28). */
export const registrationPayload = (form: Registration, requestId: string) => ({
  requestId,
  name: form.name,
  surname: form.surname,
  fiscalCode: normaliseFiscalCode(form.fiscalCode),
  birthPlace: form.birthPlace.trim(),
  birthDate: form.birthDate,
  citizenship: form.citizenship.trim(),
  codiceFiscaleTipo: fiscalCodeType(form.fiscalCode),
  phone: form.phone,
  email: form.email.trim(),
  address: addressOf(form),
  municipality: form.municipality.trim(),
  province: form.province.toUpperCase(),
  zipcode: form.zipcode,
});
