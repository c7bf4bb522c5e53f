import { isWhole, type Place } from './complete-profile.ts';
import type { Account } from './repository.ts';

/** Street, municipality, province in brackets and postal code as one text (E32); empty where a part is missing. */
export const addressLine = (place: Place): string =>
  isWhole(place)
    ? `${place.street}, ${place.municipality} (${place.province}) ${place.zipCode}`
    : '';

export const profileToWire = (account: Account) => ({
  userId: account.id,
  name: account.name,
  surname: account.surname,
  email: account.email,
  phoneNumber: account.phone,
  birthDate: account.birthDate,
  birthPlace: account.birthPlace,
  citizenship: account.citizenship,
  address: addressLine(account),
  fiscalCode: account.fiscalCode,
  codiceFiscaleTipo: account.fiscalCodeType,
  documentType: account.documentType,
  documentNumber: account.documentNumber,
  ulicCode: account.ulicCode,
  blockchainAccredited: account.blockchainAccreditedAt !== null,
  accreditationDate: account.blockchainAccreditedAt?.toISOString() ?? null,
  registrationDate: account.registeredAt.toISOString(),
  emailComunicazione: account.chosenCommunicationEmail,
  isDocente: account.isDocente,
  hasAmletId: account.company !== null,
  company:
    account.company === null
      ? null
      : {
          id: account.company.id,
          denominazioneAzienda: account.company.name,
          pIva: account.company.vatNumber,
          sdi: account.company.sdi,
          ruoloAziendale: account.company.role,
        },
});
