import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import { useDocumentTitle, useHeadingFocus } from './page-heading.ts';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: `calc(${theme.layout.appContentMax} + ${theme.spacing(16)})`,
  marginInline: 'auto',
  padding: theme.spacing(6, 4, 16),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 8, 20) },
  '&[data-width="public"]': {
    maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  },
  '&[data-width="full"]': { maxWidth: 'none', padding: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  margin: theme.spacing(3, 0, 6),
}));

export const PageTitle = styled('h1')(({ theme }) => ({ ...theme.typography.h1 }));

const Lead = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  maxWidth: theme.layout.readingMax,
  marginTop: theme.spacing(2),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

export type PageProps = {
  /** Heading and title of the tab. */
  title: string;
  /** When the heading differs from the tab's title. */
  heading?: ReactNode;
  lead?: ReactNode;
  breadcrumb?: readonly Crumb[];
  actions?: ReactNode;
  /** `app` 1120, `public` 1200, `full` for pages that draw their own bands (then draw a PageHeading). */
  width?: 'app' | 'public' | 'full';
  children: ReactNode;
};

/** The frame of every page: breadcrumb, h1, actions right; title of the tab; focus on the heading. */
export function Page({
  title,
  heading,
  lead,
  breadcrumb,
  actions,
  width = 'app',
  children,
}: PageProps) {
  if (width === 'full') return <Root data-width="full">{children}</Root>;
  return (
    <Root data-width={width}>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <Head>
        <div>
          <PageHeading title={title}>{heading}</PageHeading>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </div>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}

/** The h1 alone, for pages that place it in a band of their own; same title and focus rules. */
export function PageHeading({
  title,
  children,
  variant = 'h1',
}: {
  title: string;
  children?: ReactNode;
  variant?: 'h1' | 'display';
}) {
  useDocumentTitle(title);
  const heading = useHeadingFocus();
  return (
    <PageTitle
      ref={heading}
      tabIndex={-1}
      sx={variant === 'display' ? (theme) => theme.typography.display : null}
    >
      {children ?? title}
    </PageTitle>
  );
}
