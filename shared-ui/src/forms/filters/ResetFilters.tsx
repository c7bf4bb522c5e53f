import { FormattedMessage } from 'react-intl';
import { Button } from '../../buttons/Button.tsx';
import { formMessages } from '../messages.ts';

/** Takes all filters of a list away: beside the fields, or where the list found nothing. */
export function ResetFilters({
  variant = 'text',
  onReset,
}: {
  variant?: 'text' | 'outlined';
  onReset: () => void;
}) {
  return (
    <Button variant={variant} onClick={onReset}>
      <FormattedMessage {...formMessages.resetFilters} />
    </Button>
  );
}
