import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { pageLinks } from './page-links.ts';

/** Rows of a page unless a screen says otherwise (SHELL-60). */
export const DEFAULT_PAGE_SIZE = 10;

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& a, & button, & [aria-disabled]': {
    minWidth: 44,
    height: 44,
    padding: theme.spacing(0, 1.5),
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: theme.radius.md,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& a:hover, & button:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& [aria-current]': {
    '&, &:hover': {
      backgroundColor: theme.vars.palette.text.primary,
      color: theme.vars.palette.background.paper,
    },
  },
  '& [aria-disabled]': { cursor: 'not-allowed', color: theme.vars.palette.text.disabled },
  // Arrows give way first on the narrowest screens.
  '@media (max-width: 379px)': { '& a, & button, & [aria-disabled]': { minWidth: 36 } },
}));

const Gap = styled('li')(({ theme }) => ({
  width: 20,
  textAlign: 'center',
  color: theme.vars.palette.text.tertiary,
}));

type Destination =
  /** Pages in the URL: real links. */
  | { hrefOf: (page: number) => string; onChange?: never }
  | { onChange: (page: number) => void; hrefOf?: never };

/** Links to the pages of a list; nothing when there is one page only. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onChange,
}: { page: number; pageCount: number } & Destination) {
  const intl = useIntl();
  if (pageCount <= 1) return null;
  const to = (target: number, name: string, content: ReactNode, isCurrent = false) => {
    const current = isCurrent ? { 'aria-current': 'page' as const } : {};
    return hrefOf ? (
      <Link to={hrefOf(target)} aria-label={name} {...current}>
        {content}
      </Link>
    ) : (
      <button type="button" aria-label={name} {...current} onClick={() => onChange(target)}>
        {content}
      </button>
    );
  };
  const arrow = (target: number, name: string, glyph: 'left' | 'right') =>
    target < 1 || target > pageCount ? (
      <span aria-disabled="true" role="link" aria-label={name}>
        <Glyph name={glyph} size={18} />
      </span>
    ) : (
      to(target, name, <Glyph name={glyph} size={18} />)
    );
  return (
    <nav aria-label={intl.formatMessage(messages.paginationLabel)}>
      <List>
        <li>{arrow(page - 1, intl.formatMessage(messages.paginationPrevious), 'left')}</li>
        {pageLinks(page, pageCount).map((link, index) =>
          link === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={link}>
              {to(
                link,
                intl.formatMessage(messages.paginationPage, { page: link, pageCount }),
                link,
                link === page,
              )}
            </li>
          ),
        )}
        <li>{arrow(page + 1, intl.formatMessage(messages.paginationNext), 'right')}</li>
      </List>
    </nav>
  );
}
