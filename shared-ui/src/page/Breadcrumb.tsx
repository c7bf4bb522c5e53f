import Breadcrumbs from '@mui/material/Breadcrumbs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { messages } from '../i18n/messages.ts';

export type Crumb = { label: string; to?: string };

/** From the section to this page; the last entry is the page itself, and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <Breadcrumbs aria-label={intl.formatMessage(messages.breadcrumb)}>
      {crumbs.map(({ label, to }, index) => {
        const key = `${index}-${label}`;
        if (index === crumbs.length - 1) {
          return (
            <span key={key} aria-current="page">
              {label}
            </span>
          );
        }
        return to === undefined ? (
          <span key={key}>{label}</span>
        ) : (
          <Link key={key} to={to}>
            {label}
          </Link>
        );
      })}
    </Breadcrumbs>
  );
}
