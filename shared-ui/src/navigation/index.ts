export { Pagination, DEFAULT_PAGE_SIZE } from './Pagination.tsx';
export { pageLinks, type PageLink } from './page-links.ts';
export { Stepper } from './Stepper.tsx';
export { Tabs, useTabParam, type Tab } from './Tabs.tsx';
export { TextLink } from './TextLink.tsx';
export { SectionHead } from './SectionHead.tsx';
