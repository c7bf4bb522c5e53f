import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { messages } from '../i18n/messages.ts';
import { pageLinks } from './page-links.ts';

/** Rows of a page unless a screen says otherwise (SHELL-60). */
export const DEFAULT_PAGE_SIZE = 10;

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

type Destination =
  /** Pages in the URL: real links. */
  | { hrefOf: (page: number) => string; onChange?: never }
  | { onChange: (page: number) => void; hrefOf?: never };

/**
 * Links to the pages of a list; nothing when there is one page only. Which pages are offered is ours:
 * MUI's Pagination shows up to seven items in a row, SHELL-59 allows five links.
 */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  onChange,
}: { page: number; pageCount: number } & Destination) {
  const intl = useIntl();
  if (pageCount <= 1) return null;
  const goesTo = (target: number) =>
    hrefOf ? { component: Link, to: hrefOf(target) } : { onClick: () => onChange(target) };
  const arrow = (type: 'previous' | 'next', target: number) => {
    const isBlocked = target < 1 || target > pageCount;
    return (
      <li>
        <PaginationItem
          type={type}
          aria-label={intl.formatMessage(
            type === 'next' ? messages.paginationNext : messages.paginationPrevious,
          )}
          {...(isBlocked ? { disabled: true, component: 'span', role: 'link' } : goesTo(target))}
        />
      </li>
    );
  };
  return (
    <nav aria-label={intl.formatMessage(messages.paginationLabel)}>
      <List>
        {arrow('previous', page - 1)}
        {pageLinks(page, pageCount).map((link, index) =>
          link === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true">
              <PaginationItem type="start-ellipsis" />
            </li>
          ) : (
            <li key={link}>
              <PaginationItem
                page={link}
                selected={link === page}
                aria-label={intl.formatMessage(messages.paginationPage, { page: link, pageCount })}
                {...(link === page ? { 'aria-current': 'page' } : {})}
                {...goesTo(link)}
              />
            </li>
          ),
        )}
        {arrow('next', page + 1)}
      </List>
    </nav>
  );
}
