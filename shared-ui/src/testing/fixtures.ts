// What tests and the catalogue of components show alike.
import type { CourseSummary } from '../course/course-summary.ts';
import type { MenuAction } from '../overlays/ActionMenu.tsx';
import type { BadgeDesign } from '../picture/badge.ts';

export const course = {
  id: 7,
  title: 'Primo soccorso aziendale',
  category: 'Sanità e assistenza',
  professorName: 'Dott. Fabio Lanza',
  rating: 4.3,
  priceCents: 14_900,
  hasCertification: true,
} satisfies CourseSummary;

/** States of the order pill; the last one is unknown to the documents. */
export const orderStates = [
  'Ordinato',
  'Pagato',
  'Richiesta Annullamento',
  'Annullato',
  'Qualcosa di nuovo',
] as const;

/** A menu with all that a row can be. */
export const menuActions: MenuAction[] = [
  { key: 'delete', label: 'Cancella', isDestructive: true },
  { key: 'view', label: 'Vedi' },
  { key: 'edit', label: 'Modifica', disabledReason: 'Solo per i redattori' },
];

export const badge: BadgeDesign = {
  level: 1,
  kind: 'course',
  category: 'sicurezza',
  seed: 7,
  code: 'WB-000007',
};

/** Where a page is: its trail of crumbs. */
export const crumbs = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Il mio Carrello' },
] as const;

/** Captions of a video, whole in their address. */
export const captions = [
  { language: 'it', url: 'data:text/vtt,WEBVTT' },
  { language: 'en', url: 'data:text/vtt,WEBVTT' },
] as const;

/** A picture, whole in its address: nothing is asked of a network. */
export const pictureUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="teal"/></svg>')}`;

export * from './uploads.ts';
