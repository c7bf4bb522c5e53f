import type { Newsletter } from './api.ts';

export const wireNewsletter = (change: Partial<Newsletter> = {}): Newsletter => ({
  id: 7,
  title: 'Novità di dicembre',
  text: 'Due lezioni nuove.',
  dataInvio: null,
  courseId: null,
  courseTitle: null,
  state: 'draft',
  version: 1,
  canWrite: true,
  progress: null,
  ...change,
});

export const wireNewsletters = (
  items: Newsletter[],
  change: {
    canWrite?: boolean;
    openId?: number | null;
    totalItems?: number;
    courseTitle?: string | null;
  } = {},
) => ({
  items,
  totalItems: items.length,
  page: 1,
  pageSize: 10,
  canWrite: true,
  openId: null,
  courseTitle: null,
  subscribers: 412,
  ...change,
});
