import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

export type Crumb = { label: string; to?: string };

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2), minWidth: 0 },
  '& svg': { color: theme.vars.palette.text.tertiary },
  '& a': { minHeight: 24, display: 'inline-flex', alignItems: 'center' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '[data-band] &': { color: theme.vars.palette.text.onBandMuted },
  '[data-band] & [aria-current]': { color: theme.vars.palette.text.onBand },
  '[data-band] & svg': { color: theme.vars.palette.text.onBandMuted },
}));

/** From the section to this page; the last entry is the page itself, and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.breadcrumb)}>
      <List>
        {crumbs.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`}>
            {index > 0 && <Glyph name="right" size={12} />}
            {crumb.to !== undefined && index < crumbs.length - 1 ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
