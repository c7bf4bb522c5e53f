import { Copy } from '@phosphor-icons/react/dist/csr/Copy';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { defineMessages, IconButton, toast } from 'shared-ui';
import { magicLinksQuery } from './magic-link.ts';
import { StepCard } from './PurchaseLayout.tsx';

export const shareMessages = defineMessages({
  title: {
    id: 'commerce.share.title',
    defaultMessage: 'Consiglia quello che hai comprato',
    description: 'Above the links with a discount, after a purchase (PROMO-03)',
  },
  text: {
    id: 'commerce.share.text',
    defaultMessage:
      'Chi compra dal tuo link paga il 10% in meno, e a te va il 10% del prezzo in crediti.',
    description: 'What the links give',
  },
  copy: {
    id: 'commerce.share.copy',
    defaultMessage: 'Copia il link di “{title}”',
    description: 'Name of the copy icon',
  },
  copied: {
    id: 'commerce.share.copied',
    defaultMessage: 'Link copiato',
    description: 'Notice after a copy (PROMO-05)',
  },
});

const Card = styled(StepCard)(({ theme }) => ({
  textAlign: 'start',
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(3) },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

const NO_BREAK_SPACE = '\u00a0';

/** As large as the button that comes: what is below does not move. */
const Place = styled('span')({ width: 44, height: 44 });

/** The link to share of each course that was bought (PROMO-03, E166); nothing where there is none. */
export function ShareLinks({ courses }: { courses: readonly { id: number; title: string }[] }) {
  const { formatMessage } = useIntl();
  const links = useQuery(magicLinksQuery(courses.map(({ id }) => id)));
  const shared = courses
    .map((course, place) => ({ ...course, link: links.data?.[place] ?? null }))
    .filter(({ link }) => link !== null || links.isPending);
  if (shared.length === 0) return null;
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.notify(formatMessage(shareMessages.copied));
    } catch {
      // A browser without permission still gives the link, to be copied by hand.
      toast.info(link);
    }
  };
  return (
    <Card>
      <h2>{formatMessage(shareMessages.title)}</h2>
      <p>{formatMessage(shareMessages.text)}</p>
      <ul>
        {shared.map(({ id, title, link }) => (
          <li key={id}>
            <span>
              {title}
              <small>{link ?? NO_BREAK_SPACE}</small>
            </span>
            {link === null ? (
              <Place />
            ) : (
              <IconButton
                label={formatMessage(shareMessages.copy, { title })}
                onClick={() => void copy(link)}
              >
                <Copy size={20} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
