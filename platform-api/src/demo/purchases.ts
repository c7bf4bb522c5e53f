import type { DemoPersonKey } from './people.ts';

/** An order of the past, or of now. */
export type Plan = {
  userId: string;
  /** Before the first start. */
  daysAgo: number;
  courses: string[];
  exams?: { hasSimulation: boolean; hasCertification: boolean };
  paymentTypeId?: number;
  /** `unpaid` expires after a day, as any order does. */
  outcome?: 'paid' | 'unpaid' | 'cancellation requested';
  /** So many seats of each course, for others; some of them have redeemed their code. */
  seats?: number;
  redeemedBy?: DemoPersonKey[];
  /** Whose link the first course is bought through. */
  through?: DemoPersonKey;
  /** In the coupon before it, in cents; the order takes what it can of it. */
  couponCents?: bigint;
  /** For somebody else, whose mail leaves at the payment, or so many days from now. */
  gift?: { name: string; email: string; message: string; inDays?: number };
};

/** What the people one can log in as have bought; Giulia leaves the course of the journey to be bought. */
export const purchases: Partial<Record<DemoPersonKey, Omit<Plan, 'userId'>[]>> = {
  giulia: [
    { daysAgo: 186.3, courses: ['excel'], exams: { hasSimulation: false, hasCertification: true } },
    { daysAgo: 31.4, courses: ['parlare-in-pubblico'], paymentTypeId: 2 },
  ],
  marco: [
    {
      daysAgo: 341.2,
      courses: ['formazione-generale'],
      exams: { hasSimulation: false, hasCertification: true },
    },
    {
      daysAgo: 302.6,
      courses: ['antincendio', 'dpi'],
      exams: { hasSimulation: true, hasCertification: true },
    },
    { daysAgo: 261.1, courses: ['carrello-elevatore'], paymentTypeId: 2 },
    { daysAgo: 214.4, courses: ['magazzino'], outcome: 'unpaid' },
    { daysAgo: 213.3, courses: ['magazzino', 'primo-soccorso'] },
    {
      daysAgo: 149.5,
      courses: ['excel', 'inglese-lavoro'],
      exams: { hasSimulation: false, hasCertification: true },
    },
    { daysAgo: 92.2, courses: ['difendersi-in-rete'], couponCents: 4000n },
    { daysAgo: 71.6, courses: ['magazzino'], seats: 3, redeemedBy: ['lucia'] },
    {
      daysAgo: 47.4,
      courses: ['merci-pericolose'],
      exams: { hasSimulation: false, hasCertification: true },
    },
    {
      daysAgo: 36.5,
      courses: ['parlare-in-pubblico'],
      gift: {
        name: 'Lucia',
        email: 'lucia.ferrante@example.it',
        message: 'Buon compleanno! Così alla prossima riunione parli tu.',
      },
      redeemedBy: ['lucia'],
    },
    { daysAgo: 12.3, courses: ['ia-lavoro'], paymentTypeId: 2 },
    // Leaves 20 euro in the coupon.
    { daysAgo: 5.6, courses: ['igiene-alimenti'], couponCents: 8500n },
    {
      daysAgo: 2.4,
      courses: ['scrivere-chiaro'],
      gift: {
        name: 'Sofia',
        email: 'sofia.bianchi@example.it',
        message: 'Per il tuo primo lavoro, con un abbraccio dallo zio.',
        inDays: 18,
      },
    },
    { daysAgo: 0.2, courses: ['privacy'], outcome: 'unpaid' },
  ],
  lucia: [
    { daysAgo: 240.2, courses: ['ia-lavoro'] },
    {
      daysAgo: 58.5,
      courses: ['igiene-alimenti'],
      exams: { hasSimulation: false, hasCertification: true },
    },
  ],
  elena: [{ daysAgo: 120.3, courses: ['scrivere-chiaro'] }],
  davide: [{ daysAgo: 77.6, courses: ['privacy'] }],
  anna: [{ daysAgo: 200.4, courses: ['privacy', 'fatturazione'], paymentTypeId: 2 }],
  paolo: [
    // Some of them are sent to the people of company-people.ts.
    { daysAgo: 358.4, courses: ['difendersi-in-rete'], seats: 9 },
    {
      daysAgo: 140.3,
      courses: [
        'formazione-generale',
        'antincendio',
        'dpi',
        'primo-soccorso',
        'carrello-elevatore',
        'impianti-elettrici',
        'preposto-cantiere',
      ],
      exams: { hasSimulation: true, hasCertification: true },
    },
    // The reward of a firm's order: what Marco redeems, and spends.
    { daysAgo: 130.5, courses: ['antincendio'], seats: 30, through: 'marco' },
    { daysAgo: 28.7, courses: ['preposto-cantiere'], seats: 5, redeemedBy: ['marco'] },
    { daysAgo: 6.4, courses: ['busta-paga'], outcome: 'cancellation requested' },
  ],
};

/** A cooperative trains its people; nobody logs in as its office. */
export const ofCooperative: Omit<Plan, 'userId'>[] = [
  // In the course that Lucia teaches.
  { daysAgo: 118.4, courses: ['assistenza-persona'], seats: 12 },
  // The reward of Paolo's company, which it can redeem with an invoice.
  { daysAgo: 64.2, courses: ['primo-soccorso'], seats: 25, through: 'paolo' },
];
