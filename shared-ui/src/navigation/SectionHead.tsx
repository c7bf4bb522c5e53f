import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { TextLink } from './TextLink.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(5),
  '& > h2, & > h3': { ...theme.typography.h2 },
  '&[data-size=small] > h2, &[data-size=small] > h3': { ...theme.typography.h3 },
}));

/** Title of a section, with "Vedi tutti" where there is more. */
export function SectionHead({
  title,
  to,
  linkLabel,
  size = 'normal',
  level = 2,
  id,
}: {
  title: string;
  to?: string;
  linkLabel?: ReactNode;
  size?: 'normal' | 'small';
  level?: 2 | 3;
  id?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <Root data-size={size}>
      <Heading id={id}>{title}</Heading>
      {to !== undefined && (
        <TextLink to={to} sx={{ whiteSpace: 'nowrap' }}>
          {linkLabel ?? <FormattedMessage {...messages.seeAll} />}
          {linkLabel === undefined && <VisuallyHidden>: {title}</VisuallyHidden>}
          <Glyph name="right" size={16} />
        </TextLink>
      )}
    </Root>
  );
}
