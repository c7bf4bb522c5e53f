import type { FlatPerson } from '../../accounts/index.ts';
import type { ActName, FlatEntry } from '../../audit/index.ts';
import type { FlatBadge } from '../../badges/index.ts';
import type { FlatMovement } from '../../credits/index.ts';
import { shortAddress, type FlatSubscriber } from '../../newsletters/index.ts';
import type { FlatOrder } from '../../orders/index.ts';
import {
  kindNames,
  redemptionNumber,
  stateNames,
  type FlatRequest,
} from '../../redemptions/index.ts';
import { DAY_FORMAT, dayCell, sheetOf, yesOrNo } from './sheet.ts';

const EURO_FORMAT = '#,##0.00';

const euro = (cents: string) => Number(cents) / 100;

export const orderSheet = sheetOf<FlatOrder>('Ordini', [
  { header: 'Numero ordine', width: 18, value: ({ number }) => number },
  { header: 'Data', width: 12, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
  { header: 'Cliente', width: 32, value: ({ customer }) => customer },
  { header: 'Stato', width: 22, value: ({ state }) => state },
  { header: 'Pagato', width: 9, value: ({ isPaid }) => yesOrNo(isPaid) },
  { header: 'Ospite', width: 9, value: ({ isGuest }) => yesOrNo(isGuest) },
  { header: 'Fattura', width: 14, value: ({ invoice }) => invoice ?? '' },
  {
    header: 'Totale',
    width: 14,
    numFmt: EURO_FORMAT,
    value: ({ totalCents }) => euro(totalCents),
  },
]);

export const peopleSheet = sheetOf<FlatPerson>('Utenti', [
  { header: 'Cognome', width: 24, value: ({ surname }) => surname },
  { header: 'Nome', width: 24, value: ({ name }) => name },
  { header: 'Email', width: 36, value: ({ email }) => email },
  { header: 'Ruoli', width: 32, value: ({ roles }) => roles.join(', ') },
  { header: 'Docente', width: 9, value: ({ isDocente }) => yesOrNo(isDocente) },
  { header: 'Registrazione', width: 14, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
]);

export const requestSheet = sheetOf<FlatRequest>('Richieste di riscatto', [
  { header: 'Richiesta', width: 14, value: redemptionNumber },
  { header: 'Data', width: 12, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
  { header: 'Richiedente', width: 32, value: ({ holder }) => holder },
  { header: 'Codice fiscale', width: 20, value: ({ taxCode }) => taxCode },
  { header: 'Partita IVA', width: 16, value: ({ vatNumber }) => vatNumber ?? '' },
  { header: 'E-mail per il pagamento', width: 36, value: ({ email }) => email },
  { header: 'IBAN', width: 30, value: ({ iban }) => iban },
  { header: 'Tipo', width: 24, value: ({ type }) => kindNames[type] },
  { header: 'Importo', width: 14, numFmt: EURO_FORMAT, value: ({ cents }) => euro(cents) },
  {
    header: 'Ritenuta',
    width: 14,
    numFmt: EURO_FORMAT,
    value: ({ withheldCents }) => euro(withheldCents),
  },
  { header: 'Contributi', width: 11, value: ({ hasContributions }) => yesOrNo(hasContributions) },
  { header: 'Stato', width: 12, value: ({ state }) => stateNames[state] },
  {
    header: 'Data della risposta',
    width: 18,
    numFmt: DAY_FORMAT,
    value: ({ answerDay }) => (answerDay === null ? '' : dayCell(answerDay)),
  },
]);

/** As the page of the audit names them. */
const actNames: Record<ActName, string> = {
  'role.granted': 'Ruolo aggiunto',
  'role.revoked': 'Ruolo tolto',
  'teacher.enabled': 'Docente abilitato',
  'teacher.disabled': 'Docente disabilitato',
  'session.ended': 'Sessione chiusa',
  'fiscal-code.shown': 'Codice fiscale mostrato',
  'category.added': 'Categoria aggiunta',
  'category.changed': 'Categoria modificata',
  'category.moved': 'Categoria spostata',
  'category.deleted': 'Categoria cancellata',
  'faq.added': 'Domanda delle FAQ aggiunta',
  'faq.changed': 'Domanda delle FAQ modificata',
  'faq.moved': 'Domanda delle FAQ spostata',
  'faq.deleted': 'Domanda delle FAQ cancellata',
  'cancellation.requested': 'Annullamento chiesto',
  'cancellation.approved': 'Annullamento accettato',
  'cancellation.refused': 'Annullamento rifiutato',
  'redemption.paid': 'Riscatto evaso',
  'redemption.refused': 'Riscatto rifiutato',
  'orders.exported': 'Ordini esportati',
  'redemptions.exported': 'Riscatti esportati',
  'users.exported': 'Utenti esportati',
  'audit.exported': 'Registro esportato',
  'badges.exported': 'Badge esportati',
  'credits.exported': 'Crediti esportati',
  'subscribers.exported': 'Iscritti alla newsletter esportati',
  'attestations.downloaded': 'Attestati scaricati',
};

const subjectNames: Record<FlatEntry['subjectKind'], string> = {
  user: 'Utente',
  category: 'Categoria',
  faq: 'Domanda delle FAQ',
  order: 'Ordine',
  redemption: 'Richiesta',
  table: 'Tabella',
  company: 'Azienda',
};

export const entrySheet = sheetOf<FlatEntry>('Registro', [
  { header: 'Voce', width: 10, value: ({ seq }) => String(seq) },
  { header: 'Quando', width: 20, value: ({ moment }) => moment },
  { header: 'Che cosa', width: 28, value: ({ act }) => actNames[act] },
  {
    header: 'Chi riguarda',
    width: 44,
    value: ({ subjectKind, subjectName, subjectId }) =>
      `${subjectNames[subjectKind]} ${subjectName ?? subjectId}`,
  },
  { header: 'Da chi', width: 32, value: ({ actor }) => actor ?? 'Operatore' },
  {
    header: 'Dettagli',
    width: 44,
    value: ({ detail }) =>
      Object.entries(detail)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join(', '),
  },
]);

export const badgeSheet = sheetOf<FlatBadge>('Badge', [
  { header: 'Badge', width: 44, value: ({ title }) => title },
  { header: 'Intestatario', width: 32, value: ({ holderName }) => holderName },
  { header: 'Codice', width: 14, value: ({ code }) => `WB-${code}` },
  { header: 'Data', width: 12, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
  {
    header: 'Revocato il',
    width: 12,
    numFmt: DAY_FORMAT,
    value: ({ revokedDay }) => (revokedDay === null ? '' : dayCell(revokedDay)),
  },
  { header: 'Motivo', width: 44, value: ({ revocationReason }) => revocationReason ?? '' },
]);

/** As the page of credits names them. */
const movementNames: Readonly<Record<FlatMovement['kind'], string>> = {
  earned: 'Assegnati',
  reversed: 'Stornati',
  spent: 'Usati per un ordine',
  returned: 'Restituiti da un ordine',
  redemption: 'Pagati in euro',
  lapsed: 'Scaduti con l’account',
};

const creditNames: Record<FlatMovement['type'], string> = {
  reward: 'Reward per promozione',
  profit_share: 'Profit sharing',
};

export const movementSheet = sheetOf<FlatMovement>('Crediti', [
  { header: 'Movimento', width: 12, value: ({ entry }) => entry },
  { header: 'Data', width: 12, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
  { header: 'Persona', width: 32, value: ({ person }) => person ?? '' },
  {
    header: 'Che cosa',
    width: 26,
    value: ({ kind, bucket }) => movementNames[bucket === 'lapsed' ? 'lapsed' : kind],
  },
  { header: 'Tipo', width: 22, value: ({ type }) => creditNames[type] },
  { header: 'Importo', width: 14, numFmt: EURO_FORMAT, value: ({ cents }) => euro(cents) },
]);

export const subscriberSheet = sheetOf<FlatSubscriber>('Iscritti', [
  { header: 'Nome e cognome', width: 32, value: ({ name }) => name ?? '' },
  // As the table shows it (E162).
  { header: 'E-mail', width: 36, value: ({ email }) => shortAddress(email ?? '') },
  { header: 'Iscrizione', width: 14, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
]);
