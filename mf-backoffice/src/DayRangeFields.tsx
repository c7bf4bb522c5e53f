import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { DateField } from 'shared-ui/forms';

/** First and last day of what is listed; neither can pass the other. */
export function DayRangeFields({
  applied: { dal, al },
  from,
  to,
}: {
  applied: { dal: string; al: string };
  from: MessageDescriptor;
  to: MessageDescriptor;
}) {
  return (
    <>
      <DateField name="dal" {...(al && { max: al })} label={<FormattedMessage {...from} />} />
      <DateField name="al" {...(dal && { min: dal })} label={<FormattedMessage {...to} />} />
    </>
  );
}
