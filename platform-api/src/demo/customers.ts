import { createHash } from 'node:crypto';
import { fiscalCodeType, insertAccount } from '../domains/accounts/index.ts';
import type { Platform } from '../platform.ts';
import { fiscalCodeOf } from './fiscal-code.ts';
import { pick, seededRandom } from './random.ts';

/** Learners who only fill lists and charts; nobody can log in as them. */
export type DemoCustomer = { userId: string; registeredDaysAgo: number };

const places = [
  { name: 'Milano', province: 'MI', zip: '20131', code: 'F205' },
  { name: 'Torino', province: 'TO', zip: '10138', code: 'L219' },
  { name: 'Bologna', province: 'BO', zip: '40127', code: 'A944' },
  { name: 'Verona', province: 'VR', zip: '37122', code: 'L781' },
  { name: 'Padova', province: 'PD', zip: '35121', code: 'G224' },
  { name: 'Bari', province: 'BA', zip: '70124', code: 'A662' },
  { name: 'Napoli', province: 'NA', zip: '80128', code: 'F839' },
  { name: 'Roma', province: 'RM', zip: '00182', code: 'H501' },
  { name: 'Firenze', province: 'FI', zip: '50127', code: 'D612' },
  { name: 'Genova', province: 'GE', zip: '16129', code: 'D969' },
  { name: 'Palermo', province: 'PA', zip: '90144', code: 'G273' },
  { name: 'Cagliari', province: 'CA', zip: '09127', code: 'B354' },
] as const;

const women = [
  'Alessia',
  'Beatrice',
  'Chiara',
  'Daniela',
  'Federica',
  'Francesca',
  'Ilaria',
  'Laura',
  'Martina',
  'Monica',
  'Paola',
  'Roberta',
  'Silvia',
  'Valentina',
] as const;
const men = [
  'Alberto',
  'Andrea',
  'Claudio',
  'Enrico',
  'Fabio',
  'Gabriele',
  'Giorgio',
  'Luca',
  'Matteo',
  'Nicola',
  'Pietro',
  'Roberto',
  'Simone',
  'Stefano',
] as const;
const surnames = [
  'Barbieri',
  'Bellini',
  'Caruso',
  'Cattaneo',
  'De Luca',
  'Esposito',
  'Fabbri',
  'Ferri',
  'Fontana',
  'Galli',
  'Gatti',
  'Giordano',
  'Leone',
  'Lombardi',
  'Longo',
  'Mancini',
  'Marchetti',
  'Mariani',
  'Martinelli',
  'Messina',
  'Monti',
  'Negri',
  'Orlando',
  'Palumbo',
  'Parisi',
  'Pellegrini',
  'Piras',
  'Ricci',
  'Rinaldi',
  'Riva',
  'Russo',
  'Sala',
  'Santoro',
  'Serra',
  'Silvestri',
  'Testa',
  'Valente',
  'Villa',
  'Zanetti',
  'Zanella',
] as const;
const streets = [
  'Via Garibaldi',
  'Via Dante',
  'Via Cavour',
  'Viale Europa',
  'Via Verdi',
  'Corso Italia',
  'Via dei Mille',
  'Via Manzoni',
] as const;

const CUSTOMER_COUNT = 64;
const DAY_MS = 86_400_000;

/** Stores the customers; those who exist already stay as they are. */
export async function loadCustomers(platform: Platform): Promise<DemoCustomer[]> {
  const random = seededRandom(1922);
  const now = platform.clock.now().getTime();
  const customers: DemoCustomer[] = [];
  for (let n = 0; n < CUSTOMER_COUNT; n += 1) {
    const person = madeUpPerson(random, n);
    // More and more people come as the year goes on.
    const registeredDaysAgo = Math.floor(4 + 356 * random() ** 1.15);
    const id = uuidOf(`customer ${n}`);
    customers.push({ userId: id, registeredDaysAgo });
    const registeredAt = new Date(now - registeredDaysAgo * DAY_MS);
    await insertAccount(platform, { ...person(id), registeredAt, roles: ['Discente'] });
  }
  return customers;
}

type Named = { name: string; surname: string; gender: 'F' | 'M' };

/** What an account holds of a person who does not exist; the number chooses the surname. */
export function madeUpPerson(random: () => number, number: number) {
  const gender = random() < 0.5 ? 'F' : 'M';
  const name = pick(random, gender === 'F' ? women : men);
  return madeUpAccount(random, { name, surname: surnames[number % surnames.length] ?? '', gender });
}

/** The same for a person who has a name. */
export function madeUpAccount(random: () => number, { name, surname, gender }: Named) {
  const place = pick(random, places);
  const birthDate = new Date(
    Date.UTC(1965 + Math.floor(random() * 38), 0, 1 + Math.floor(random() * 365)),
  )
    .toISOString()
    .slice(0, 10);
  const fiscalCode = fiscalCodeOf({ name, surname, gender, birthDate, placeCode: place.code });
  const mailName = `${name}.${surname}`.toLowerCase().replace(/[^a-z.]/g, '');
  return (id: string) => ({
    id,
    name,
    surname,
    fiscalCode,
    fiscalCodeType: fiscalCodeType(fiscalCode),
    email: `${mailName}@example.it`,
    phone: `+39 3${String(20 + Math.floor(random() * 70))}${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`,
    birthDate,
    birthPlace: place.name,
    citizenship: 'Italiana',
    street: `${pick(random, streets)} ${1 + Math.floor(random() * 120)}`,
    municipality: place.name,
    province: place.province,
    zipCode: place.zip,
    ulicCode: `WB-${createHash('sha256').update(id).digest('hex').slice(0, 10).toUpperCase()}`,
    primaryRole: 'Discente',
  });
}

/** The same identifier in every installation. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`workerbadge demo ${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
