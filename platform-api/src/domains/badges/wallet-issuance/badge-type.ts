/** `vct` of a badge as SD-JWT VC; its description stands there. */
export const typeAddress = (publicUrl: string) => `${publicUrl}/api/Badges/Wallet/Type`;

type Texts = { it: string; en: string };

const displayed = ({ it, en }: Texts) => [
  { locale: 'it-IT', label: it },
  { locale: 'en-GB', label: en },
];

/** Claims of a badge as SD-JWT VC, in order, and whether its holder may keep them back. */
const badgeClaims = {
  title: { it: 'Titolo', en: 'Title', isKeptBack: false },
  achievement_type: { it: 'Tipo', en: 'Type', isKeptBack: false },
  awarded_date: { it: 'Data', en: 'Date', isKeptBack: false },
  issuer_name: { it: 'Ente', en: 'Issuer', isKeptBack: false },
  license_number: { it: 'Codice', en: 'Code', isKeptBack: true },
  holder_name: { it: 'Intestatario', en: 'Holder', isKeptBack: true },
  description: { it: 'Descrizione', en: 'Description', isKeptBack: true },
  criteria: { it: 'Criteri', en: 'Criteria', isKeptBack: true },
  competences: { it: 'Competenze', en: 'Competences', isKeptBack: true },
  open_badge: { it: 'Open Badge', en: 'Open Badge', isKeptBack: true },
  'open_badge#integrity': {
    it: 'Impronta dell’Open Badge',
    en: 'Open Badge digest',
    isKeptBack: true,
  },
} as const;

export type BadgeClaim = keyof typeof badgeClaims;

export const keptBackClaims = (Object.keys(badgeClaims) as BadgeClaim[]).filter(
  (name) => badgeClaims[name].isKeptBack,
);

/** The type metadata (draft-ietf-oauth-sd-jwt-vc, 6). */
export const badgeType = (publicUrl: string) => ({
  vct: typeAddress(publicUrl),
  name: 'WorkerBadge badge',
  description: 'A course completed or an exam passed on WorkerBadge (Open Badges 3.0)',
  display: [
    {
      locale: 'it-IT',
      name: 'Badge WorkerBadge',
      description: 'Un corso completato o un esame superato',
    },
    {
      locale: 'en-GB',
      name: 'WorkerBadge badge',
      description: 'A course completed or an exam passed',
    },
  ],
  claims: Object.entries(badgeClaims).map(([name, { isKeptBack, ...texts }]) => ({
    path: [name],
    display: displayed(texts),
    sd: isKeptBack ? 'allowed' : 'never',
  })),
});
