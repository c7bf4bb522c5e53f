import { useIntl } from 'react-intl';
import type { Person } from 'shared-auth';
import { DescriptionList } from 'shared-ui/details';
import { StepCard } from '../PurchaseLayout.tsx';
import { messages } from './messages.ts';

/** Who the receipt is made out to: the verified identity, not typed again. */
export function BillingCard({ person }: { person: Person }) {
  const { formatMessage } = useIntl();
  return (
    <StepCard>
      <h2>{formatMessage(messages.billing)}</h2>
      <DescriptionList
        items={[
          {
            key: 'name',
            label: formatMessage(messages.billingName),
            value: `${person.name} ${person.surname}`,
          },
          { key: 'code', label: formatMessage(messages.billingCode), value: person.fiscalCode },
          { key: 'address', label: formatMessage(messages.billingAddress), value: person.address },
          {
            key: 'mail',
            label: formatMessage(messages.billingMail),
            value: person.emailComunicazione || person.email,
          },
        ]}
      />
    </StepCard>
  );
}
