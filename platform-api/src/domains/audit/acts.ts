/** Every act that is noted. A new one needs its words in the back office too. */
export const acts = [
  'role.granted',
  'role.revoked',
  'teacher.enabled',
  'teacher.disabled',
  'session.ended',
  'fiscal-code.shown',
  'category.added',
  'category.changed',
  'category.moved',
  'category.deleted',
  'faq.added',
  'faq.changed',
  'faq.moved',
  'faq.deleted',
  'cancellation.requested',
  'cancellation.approved',
  'cancellation.refused',
  'redemption.paid',
  'redemption.refused',
  'orders.exported',
  'redemptions.exported',
  'users.exported',
  'attestations.downloaded',
  'audit.exported',
  'badges.exported',
  'credits.exported',
  'subscribers.exported',
] as const;

export type ActName = (typeof acts)[number];

export const subjectKinds = [
  'user',
  'category',
  'faq',
  'order',
  'redemption',
  'table',
  'company',
] as const;

export type SubjectKind = (typeof subjectKinds)[number];

/** Names of roles and categories, numbers, yes and no: never what is personal, for it could not be erased. */
export type ActDetail = Readonly<Record<string, string | number | boolean | null>>;

export type Act = {
  /** Id of the person; null for an operator at a terminal. */
  actorId: string | null;
  act: ActName;
  subjectKind: SubjectKind;
  subjectId: string;
  detail?: ActDetail;
};
