import { useIntl } from 'react-intl';
import type { Person } from 'shared-auth';
import { DescriptionList } from 'shared-ui/details';
import { StepCard } from '../../PurchaseLayout.tsx';
import { orderMessages } from './messages.ts';

/** Who the receipt is made out to: the verified identity, not typed again. */
export function BillingCard({ person }: { person: Person }) {
  const { formatMessage } = useIntl();
  return (
    <StepCard>
      <h2>{formatMessage(orderMessages.billing)}</h2>
      <DescriptionList
        items={[
          {
            key: 'name',
            label: formatMessage(orderMessages.billingName),
            value: `${person.name} ${person.surname}`,
          },
          {
            key: 'code',
            label: formatMessage(orderMessages.billingCode),
            value: person.fiscalCode,
          },
          {
            key: 'address',
            label: formatMessage(orderMessages.billingAddress),
            value: person.address,
          },
          {
            key: 'mail',
            label: formatMessage(orderMessages.billingMail),
            value: person.emailComunicazione || person.email,
          },
        ]}
      />
    </StepCard>
  );
}
