import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { Glyph } from 'shared-ui';
import { PathIcon } from '../chrome/PathIcon.tsx';

/** Rows between thin lines, from edge to edge of the text. */
export const TopicList = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: theme.spacing(-2, 0),
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.border.subtle}` },
}));

const row = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(4),
  width: '100%',
  minHeight: 64,
  padding: theme.spacing(3, 0),
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  textAlign: 'left' as const,
  cursor: 'pointer',
  '& b': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& small': { fontSize: '0.875rem', overflowWrap: 'anywhere' as const },
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[data-destructive] b, &[data-destructive] > svg': { color: theme.vars.palette.error.main },
});

const RowLink = styled(Link)(row);
const RowAnchor = styled('a')(row);
const RowButton = styled('button')(row);

type TopicTexts = {
  icon: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  values?: Record<string, ReactNode>;
};

function Content({ icon, title, text, values = {} }: TopicTexts) {
  return (
    <>
      <PathIcon path={icon} size={24} />
      <span>
        <b>
          <FormattedMessage {...title} />
        </b>
        <small>
          <FormattedMessage {...text} values={values} />
        </small>
      </span>
      <Glyph name="right" size={18} />
    </>
  );
}

export const TopicLink = ({
  to,
  href,
  ...texts
}: TopicTexts & ({ to: string; href?: never } | { to?: never; href: string })) => (
  <li>
    {to === undefined ? (
      <RowAnchor href={href}>
        <Content {...texts} />
      </RowAnchor>
    ) : (
      <RowLink to={to}>
        <Content {...texts} />
      </RowLink>
    )}
  </li>
);

export const TopicButton = ({
  onClick,
  isDestructive = false,
  ...texts
}: TopicTexts & { onClick: () => void; isDestructive?: boolean }) => (
  <li>
    <RowButton
      type="button"
      onClick={onClick}
      {...(isDestructive ? { 'data-destructive': '' } : {})}
    >
      <Content {...texts} />
    </RowButton>
  </li>
);
