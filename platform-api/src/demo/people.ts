import type { RoleName } from 'contracts';
import {
  accountData,
  fiscalCodeType,
  insertAccount,
  insertCompany,
} from '../domains/accounts/index.ts';
import type { Platform } from '../platform.ts';

/** The company of the demo's company user. */
export const demoCompany = {
  id: '0c0b5259-79cb-4e57-9d3d-8a73269c776a',
  name: 'Officine Greco S.r.l.',
  vatNumber: '04182730723',
  sdi: 'M5UXCR1',
};

/** What the embedded identity provider knows of a person, as SPID attributes do. */
export type Identity = {
  name: string;
  surname: string;
  fiscalCode: string;
  birthDate: string;
  birthPlace: string;
  email: string;
  phone: string;
  gender: 'F' | 'M';
};

type Membership = {
  status?: 'pending' | 'deleted';
  roles: RoleName[];
  primaryRole?: RoleName;
  claims?: string[];
  isDocente?: true;
  citizenship?: string;
  street: string;
  municipality: string;
  province: string;
  zipCode: string;
  documentNumber: string;
  ulicCode: string;
  /** Days before the first start. */
  registeredDaysAgo: number;
  isAccredited?: true;
  company?: { id: string; role: 'DELEGATE' | 'LEGAL_REPRESENTATIVE' };
};

export type DemoPerson = {
  userId: string;
  identity: Identity;
  /** What the list of people to log in as says. */
  description: { it: string; en: string };
  /** Null for a person who has never registered. */
  member: Membership | null;
};

/** Everyone a visitor of the demo can log in as. Ids and codes never change. */
export const demoPeople = {
  giulia: {
    userId: '6a3185c7-6ad3-433f-9030-3458544ffb96',
    identity: {
      name: 'Giulia',
      surname: 'Sartori',
      fiscalCode: 'SRTGLI88E54L781R',
      birthDate: '1988-05-14',
      birthPlace: 'Verona',
      email: 'giulia.sartori@example.it',
      phone: '+39 3401122334',
      gender: 'F',
    },
    description: {
      it: 'Discente e amministratrice della piattaforma',
      en: 'Learner and platform administrator',
    },
    member: {
      roles: ['Discente', 'AdminWorkerBadge'],
      street: 'Via Mazzini 12',
      municipality: 'Verona',
      province: 'VR',
      zipCode: '37121',
      documentNumber: 'CA41207LK',
      ulicCode: 'WB-GIU7SART88',
      registeredDaysAgo: 214,
      isAccredited: true,
    },
  },
  marco: {
    userId: '96cb7016-de9b-45e7-8134-48b9a66a0023',
    identity: {
      name: 'Marco',
      surname: 'Bianchi',
      fiscalCode: 'BNCMRC91P03A794D',
      birthDate: '1991-09-03',
      birthPlace: 'Bergamo',
      email: 'marco.bianchi@example.it',
      phone: '+39 3472299110',
      gender: 'M',
    },
    description: {
      it: 'Discente con corsi avviati, ordini e badge',
      en: 'Learner with courses under way, orders and badges',
    },
    member: {
      roles: ['Discente'],
      street: 'Via Broseta 45',
      municipality: 'Bergamo',
      province: 'BG',
      zipCode: '24128',
      documentNumber: 'CA88213BG',
      ulicCode: 'WB-MAR4BIAN91',
      registeredDaysAgo: 352,
      isAccredited: true,
    },
  },
  lucia: {
    userId: '3c378115-3240-46b4-b172-2729c964069f',
    identity: {
      name: 'Lucia',
      surname: 'Ferrante',
      fiscalCode: 'FRRLCU79S62F839P',
      birthDate: '1979-11-22',
      birthPlace: 'Napoli',
      email: 'lucia.ferrante@example.it',
      phone: '+39 3385570021',
      gender: 'F',
    },
    description: { it: 'Discente che insegna', en: 'Learner who teaches' },
    member: {
      roles: ['Discente'],
      isDocente: true,
      street: 'Via Toledo 210',
      municipality: 'Napoli',
      province: 'NA',
      zipCode: '80132',
      documentNumber: 'CA10934NA',
      ulicCode: 'WB-LUC9FERR79',
      registeredDaysAgo: 348,
      isAccredited: true,
    },
  },
  elena: {
    userId: '86f33e2a-80c8-49b5-acf0-e8ac75c003af',
    identity: {
      name: 'Elena',
      surname: 'Vitali',
      fiscalCode: 'VTLLNE84B49L219Y',
      birthDate: '1984-02-09',
      birthPlace: 'Torino',
      email: 'elena.vitali@example.it',
      phone: '+39 3490034512',
      gender: 'F',
    },
    description: {
      it: 'Redattrice di corsi, può aggiungerne (CAI)',
      en: 'Course editor who may add courses (CAI)',
    },
    member: {
      roles: ['Discente', 'RedattoreCorsiA'],
      primaryRole: 'RedattoreCorsiA',
      claims: ['CAI'],
      street: 'Corso Vittorio Emanuele II 88',
      municipality: 'Torino',
      province: 'TO',
      zipCode: '10121',
      documentNumber: 'CA55120TO',
      ulicCode: 'WB-ELE2VITA84',
      registeredDaysAgo: 360,
    },
  },
  davide: {
    userId: '3e96c58c-9577-477c-aec7-fb0edc360119',
    identity: {
      name: 'Davide',
      surname: 'Moretti',
      fiscalCode: 'MRTDVD90L17F257K',
      birthDate: '1990-07-17',
      birthPlace: 'Modena',
      email: 'davide.moretti@example.it',
      phone: '+39 3331908876',
      gender: 'M',
    },
    description: {
      it: 'Redattore di corsi, senza CAI',
      en: 'Course editor without CAI',
    },
    member: {
      roles: ['Discente', 'RedattoreCorsiA'],
      primaryRole: 'RedattoreCorsiA',
      street: 'Via Emilia Centro 31',
      municipality: 'Modena',
      province: 'MO',
      zipCode: '41121',
      documentNumber: 'CA73416MO',
      ulicCode: 'WB-DAV6MORE90',
      registeredDaysAgo: 291,
    },
  },
  anna: {
    userId: 'f3d5d388-d7c0-49a4-ab3c-b823efae9a91',
    identity: {
      name: 'Anna',
      surname: 'Colombo',
      fiscalCode: 'CLMNNA86T41F205D',
      birthDate: '1986-12-01',
      birthPlace: 'Milano',
      email: 'anna.colombo@example.it',
      phone: '+39 3480021987',
      gender: 'F',
    },
    description: { it: 'Amministratrice della piattaforma', en: 'Platform administrator' },
    member: {
      roles: ['Discente', 'AdminWorkerBadge'],
      primaryRole: 'AdminWorkerBadge',
      street: 'Viale Monza 140',
      municipality: 'Milano',
      province: 'MI',
      zipCode: '20127',
      documentNumber: 'CA20018MI',
      ulicCode: 'WB-ANN3COLO86',
      registeredDaysAgo: 364,
    },
  },
  paolo: {
    userId: '738faa2a-878e-4f77-ad14-8b4a9f0931c5',
    identity: {
      name: 'Paolo',
      surname: 'Greco',
      fiscalCode: 'GRCPLA72C28A662X',
      birthDate: '1972-03-28',
      birthPlace: 'Bari',
      email: 'paolo.greco@officinegreco.example.it',
      phone: '+39 3296643018',
      gender: 'M',
    },
    description: {
      it: 'Legale rappresentante di Officine Greco S.r.l.',
      en: 'Legal representative of Officine Greco S.r.l.',
    },
    member: {
      roles: ['Discente'],
      street: 'Via Sparano 77',
      municipality: 'Bari',
      province: 'BA',
      zipCode: '70121',
      documentNumber: 'CA61177BA',
      ulicCode: 'WB-PAO5GREC72',
      registeredDaysAgo: 362,
      company: { id: demoCompany.id, role: 'LEGAL_REPRESENTATIVE' },
    },
  },
  sara: {
    userId: '03e24540-9f32-41f7-bae5-83c78548f030',
    identity: {
      name: 'Sara',
      surname: 'Conti',
      fiscalCode: 'CNTSRA93H51D612Y',
      birthDate: '1993-06-11',
      birthPlace: 'Firenze',
      email: 'sara.conti@example.it',
      phone: '+39 3458810274',
      gender: 'F',
    },
    description: { it: 'Ha cancellato il suo account', en: 'Has deleted her account' },
    member: {
      status: 'deleted',
      roles: ['Discente'],
      street: 'Via dei Servi 9',
      municipality: 'Firenze',
      province: 'FI',
      zipCode: '50122',
      documentNumber: 'CA39055FI',
      ulicCode: 'WB-SAR8CONT93',
      registeredDaysAgo: 240,
    },
  },
  omar: {
    userId: '6aefdcc2-1e61-40e1-b854-25608d25bdad',
    identity: {
      name: 'Omar',
      surname: 'Benali',
      fiscalCode: 'BNLMRO89A25Z330B',
      birthDate: '1989-01-25',
      birthPlace: 'Marocco',
      email: 'omar.benali@example.it',
      phone: '+39 3512046639',
      gender: 'M',
    },
    description: {
      it: 'Richiesta di certificazione in attesa',
      en: 'Certification request pending',
    },
    member: {
      status: 'pending',
      roles: ['Discente'],
      citizenship: 'Marocchina',
      street: 'Via Nizza 203',
      municipality: 'Torino',
      province: 'TO',
      zipCode: '10126',
      documentNumber: 'CA90871TO',
      ulicCode: 'WB-UMA4BENA89',
      registeredDaysAgo: 6,
    },
  },
  nina: {
    userId: '91868120-a0b1-4e1f-97e3-5ae93dc0bd00',
    identity: {
      name: 'Nina',
      surname: 'Rossetti',
      fiscalCode: 'RSSNNI98R45L424I',
      birthDate: '1998-10-05',
      birthPlace: 'Trieste',
      email: 'nina.rossetti@example.it',
      phone: '+39 3776120045',
      gender: 'F',
    },
    description: { it: 'Non è ancora registrata', en: 'Has not registered yet' },
    member: null,
  },
} satisfies Record<string, DemoPerson>;

export type DemoPersonKey = keyof typeof demoPeople;

export const demoPeopleList: DemoPerson[] = Object.values(demoPeople);

const DAY_MS = 86_400_000;

/** Stores the demo people; those who exist already stay as they are. */
export async function loadPeople(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  await platform.database.transaction(async () => {
    await insertCompany(platform, demoCompany);
    for (const { userId, identity, member } of demoPeopleList) {
      if (member === null) continue;
      const isDeleted = member.status === 'deleted';
      const registeredAt = new Date(now - member.registeredDaysAgo * DAY_MS);
      const stored = await insertAccount(platform, {
        id: userId,
        status: member.status === 'pending' ? 'pending' : 'active',
        name: identity.name,
        surname: identity.surname,
        fiscalCode: identity.fiscalCode,
        fiscalCodeType: fiscalCodeType(identity.fiscalCode),
        email: identity.email,
        phone: identity.phone,
        birthDate: identity.birthDate,
        birthPlace: identity.birthPlace,
        citizenship: member.citizenship ?? 'Italiana',
        street: member.street,
        municipality: member.municipality,
        province: member.province,
        zipCode: member.zipCode,
        documentType: 'Carta di identità',
        documentNumber: member.documentNumber,
        ulicCode: member.ulicCode,
        isDocente: member.isDocente ?? false,
        docenteSince: member.isDocente ? registeredAt : null,
        primaryRole: member.primaryRole ?? 'Discente',
        blockchainAccreditedAt: member.isAccredited
          ? new Date(registeredAt.getTime() + 2 * DAY_MS)
          : null,
        companyId: member.company?.id ?? null,
        companyRole: member.company?.role ?? null,
        registeredAt,
        roles: member.roles,
        claims: member.claims ?? [],
      });
      if (isDeleted && stored !== null) await accountData.erase(platform, userId);
    }
  });
}
