export { Page, PageHeading, type PageProps } from './Page.tsx';
export { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
export { useDocumentTitle, useFrameField, useHeadingFocus } from './page-heading.ts';
