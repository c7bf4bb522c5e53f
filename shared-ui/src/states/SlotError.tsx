import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
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
export function SlotError({ title, onRetry }: { title?: ReactNode; onRetry: () => void }) {
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
