import { FormattedMessage } from 'react-intl';
import type { OwnSession } from './api.ts';
import { messages } from './messages.ts';

/** "Chrome su Windows", as far as the User-Agent reveals. */
export function DeviceName({ device: { browser, system } }: { device: OwnSession['device'] }) {
  if (browser !== null && system !== null) {
    return <FormattedMessage {...messages.device} values={{ browser, system }} />;
  }
  return browser ?? system ?? <FormattedMessage {...messages.unknownDevice} />;
}
