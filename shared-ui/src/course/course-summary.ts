/** What a card says of a course; each remote maps its wire rows to it. */
export type CourseSummary = {
  id: number;
  title: string;
  /** Name as shown. */
  category: string;
  /** Key or id that chooses the generated cover; the name when missing. */
  categoryKey?: string | number;
  coverUrl?: string | null;
  professorName?: string | null;
  /** Average from 1 to 5; null or 0 without votes. */
  rating?: number | null;
  /** Integer cents; null or 0 is not for sale (E43). */
  priceCents?: number | null;
  /** `costoCertificazione` exists. */
  hasCertification?: boolean;
};
