import { useIntl } from 'react-intl';
import type { CartLine } from '../../server-cart.ts';
import { cartMessages } from './messages.ts';

/** What a line is called: its course, or the exam that is bought alone. */
export function useLineTitle() {
  const { formatMessage } = useIntl();
  return ({ kind, title }: Pick<CartLine, 'kind' | 'title'>): string =>
    kind === 1
      ? title
      : formatMessage(kind === 2 ? cartMessages.certificationOf : cartMessages.simulationOf, {
          title,
        });
}
