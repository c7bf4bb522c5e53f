import { useIntl } from 'react-intl';
import { ConfirmDialog } from 'shared-ui';
import { messages } from './messages.ts';

/** Shown when the cart has another promotion, which this one would replace (M7). */
export function ReplacePromotionDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      {...props}
      tone="primary"
      title={formatMessage(messages.replaceTitle)}
      confirmLabel={formatMessage(messages.replace)}
    >
      {formatMessage(messages.replaceText)}
    </ConfirmDialog>
  );
}
