import { LinkedinLogo } from '@phosphor-icons/react/dist/csr/LinkedinLogo';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import type { Badge } from '../../badges.ts';
import { publicAddressOf } from '../public-address.ts';
import { linkedInUrl } from './linkedin-url.ts';
import { messages } from './messages.ts';

/** Opens LinkedIn's form with the badge; only where its public page can be opened by those who read it there. */
export function LinkedInButton({ badge }: { badge: Badge }) {
  const intl = useIntl();
  // In Italy's time, as the page says the date.
  const monthOf = (instant: string) => {
    const parts = intl.formatDateToParts(instant, { year: 'numeric', month: 'numeric' });
    const numberOf = (type: 'year' | 'month') =>
      Number(parts.find((part) => part.type === type)?.value);
    return { year: numberOf('year'), month: numberOf('month') };
  };
  const href = linkedInUrl({
    title: badge.title,
    issuer: badge.issuer,
    ...monthOf(badge.acquiredAt),
    until: badge.validUntil === null ? null : monthOf(badge.validUntil),
    address: publicAddressOf(badge.id),
    code: badge.code,
  });
  return (
    <Button
      variant="outlined"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<LinkedinLogo size={18} aria-hidden />}
    >
      <FormattedMessage {...messages.linkedIn} />
    </Button>
  );
}
