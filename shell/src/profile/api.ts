import { api } from 'shared-auth';

/** `GET Users/profile`, under clean names; empty texts and `null` both mean "not given". */
export type Profile = {
  fullName: string;
  isAccredited: boolean;
  email: string;
  phone: string;
  communicationEmail: string | null;
  fiscalCode: string;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  birthPlace: string;
  citizenship: string;
  address: string;
  document: string | null;
  learnerCode: string | null;
  /** ISO instant. */
  registeredAt: string | null;
  company: { name: string; role: 'DELEGATE' | 'LEGAL_REPRESENTATIVE'; vatNumber: string } | null;
};

type WireProfile = {
  name: string;
  surname: string;
  email: string;
  phoneNumber: string;
  birthDate: string | null;
  birthPlace: string;
  citizenship: string;
  address: string;
  fiscalCode: string;
  documentType: string | null;
  documentNumber: string | null;
  ulicCode: string | null;
  blockchainAccredited: boolean;
  registrationDate: string | null;
  emailComunicazione: string | null;
  company: {
    denominazioneAzienda: string;
    pIva: string;
    ruoloAziendale: 'DELEGATE' | 'LEGAL_REPRESENTATIVE';
  } | null;
};

export async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  const wire = await api.get<WireProfile>('Users/profile', { signal });
  const { company } = wire;
  return {
    fullName: `${wire.name} ${wire.surname}`,
    isAccredited: wire.blockchainAccredited,
    email: wire.email,
    phone: wire.phoneNumber,
    communicationEmail: wire.emailComunicazione,
    fiscalCode: wire.fiscalCode,
    birthDate: wire.birthDate,
    birthPlace: wire.birthPlace,
    citizenship: wire.citizenship,
    address: wire.address,
    document: [wire.documentType, wire.documentNumber].filter(Boolean).join(' ') || null,
    learnerCode: wire.ulicCode,
    registeredAt: wire.registrationDate,
    company:
      company === null
        ? null
        : {
            name: company.denominazioneAzienda,
            role: company.ruoloAziendale,
            vatNumber: company.pIva,
          },
  };
}
