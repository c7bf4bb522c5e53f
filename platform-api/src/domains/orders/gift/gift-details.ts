/** What goes with a gift beside its address. */
export type GiftDetails = {
  name: string;
  message: string;
  /** Of the mail: the buyer's unless they choose the recipient's (E167). */
  language: 'it' | 'en';
  /** `YYYY-MM-DD`; null: as soon as it is paid. */
  sendOn: string | null;
};
