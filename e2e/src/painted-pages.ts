/** A public page whose first paint comes with its document; `{badge}` is a public badge's id, `{curriculum}` that of a shared curriculum. */
export type PaintedPage = {
  name: string;
  path: string;
  /** The largest paint on a slow phone: at most so many milliseconds. */
  maxLcp: number;
  /** Of the parts that `first-paint.e2e.ts` compares, the first screen has at least so many. */
  minParts: number;
  /** Drawn from answers of the server, which come with the document. */
  hasData: boolean;
};

export const paintedPages: readonly PaintedPage[] = [
  { name: 'homepage', path: '/homepage', maxLcp: 2000, minParts: 3, hasData: true },
  { name: 'catalogue', path: '/public/catalogue', maxLcp: 2000, minParts: 4, hasData: true },
  {
    name: 'a search of the catalogue',
    path: '/public/catalogue?searchText=sicurezza',
    maxLcp: 2000,
    minParts: 4,
    hasData: true,
  },
  { name: 'course', path: '/public/catalogue/view/1', maxLcp: 2500, minParts: 3, hasData: true },
  {
    name: 'certification',
    path: '/public/certification/{badge}',
    maxLcp: 2500,
    minParts: 3,
    hasData: true,
  },
  {
    name: 'shared curriculum',
    path: '/public/curriculum/{curriculum}',
    maxLcp: 2500,
    minParts: 3,
    hasData: true,
  },
  { name: 'login', path: '/login', maxLcp: 2500, minParts: 2, hasData: false },
  { name: 'FAQ', path: '/public/faq', maxLcp: 2500, minParts: 3, hasData: true },
  {
    name: 'a search of the FAQ',
    path: '/public/faq?q=badge',
    maxLcp: 2500,
    minParts: 3,
    hasData: true,
  },
];
