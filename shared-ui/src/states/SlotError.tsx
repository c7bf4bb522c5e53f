import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  padding: theme.spacing(3.5, 4),
  border: `1px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: 1.4,
}));

const Words = styled('output')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& b': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

/** A part of a page that does not answer: nothing worse than its own small retry. */
export function SlotError({
  title,
  isCompact = false,
  onRetry,
}: {
  title?: ReactNode;
  /** Where there is room for a button only, such as a bar. */
  isCompact?: boolean;
  onRetry: () => void;
}) {
  const intl = useIntl();
  if (isCompact) {
    const label = `${intl.formatMessage(messages.slotError)} ${intl.formatMessage(messages.retry)}`;
    return (
      <IconButton label={label} onClick={onRetry}>
        <Glyph name="plug" size={22} />
      </IconButton>
    );
  }
  return (
    <Root>
      <Glyph name="plug" size={24} />
      <Words>
        {title && <b>{title}</b>}
        <FormattedMessage {...messages.slotError} />
      </Words>
      <Button variant="outlined" size="small" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Root>
  );
}
