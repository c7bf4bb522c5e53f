import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Alert, Button } from 'shared-ui';
import { CheckboxField } from 'shared-ui/forms';
import { StepCard } from '../../PurchaseLayout.tsx';
import { LegalDialog } from './LegalDialog.tsx';
import { orderMessages } from './messages.ts';
import { hasReadPrivacy, markPrivacyRead } from './privacy-read.ts';

const Card = styled(StepCard)(({ theme }) => ({
  justifyItems: 'start',
  // Aligns the text of a button without background, not its padding, with the edge.
  '& > button': { marginInlineStart: theme.spacing(-3) },
}));

const Unread = styled(Alert)({ width: '100%' });

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  margin: 0,
  maxWidth: theme.layout.readingMax,
}));

/** Privacy, which must have been opened first (CART-34, E102), and terms (CART-35) with the notice of E104. */
export function ConsentCard() {
  const { formatMessage } = useIntl();
  const [isRead, setRead] = useState(hasReadPrivacy);
  const [open, setOpen] = useState<'privacy' | 'terms' | null>(null);
  const openPrivacy = () => {
    markPrivacyRead();
    setRead(true);
    setOpen('privacy');
  };
  return (
    <Card>
      <h2>{formatMessage(orderMessages.beforeConfirm)}</h2>
      {!isRead && <Unread tone="warning">{formatMessage(orderMessages.privacyUnread)}</Unread>}
      <Button variant="text" onClick={openPrivacy}>
        {formatMessage(orderMessages.openDocument)}
      </Button>
      <CheckboxField
        name="privacy"
        label={formatMessage(orderMessages.privacyAccept)}
        {...(isRead ? {} : { disabledReason: formatMessage(orderMessages.privacyUnread) })}
      />
      <CheckboxField name="terms" label={formatMessage(orderMessages.termsAccept)} />
      <Button variant="text" onClick={() => setOpen('terms')}>
        {formatMessage(orderMessages.openTerms)}
      </Button>
      <Notice>{formatMessage(orderMessages.withdrawal)}</Notice>
      <LegalDialog
        isOpen={open === 'privacy'}
        onClose={() => setOpen(null)}
        name="privacy"
        title={formatMessage(orderMessages.privacyAccept)}
      />
      <LegalDialog
        isOpen={open === 'terms'}
        onClose={() => setOpen(null)}
        name="terms"
        title={formatMessage(orderMessages.openTerms)}
      />
    </Card>
  );
}
