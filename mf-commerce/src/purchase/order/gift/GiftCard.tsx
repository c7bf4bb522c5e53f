import { useIntl } from 'react-intl';
import { today } from 'shared-ui';
import { Checkbox, DateField, useFormikContext } from 'shared-ui/forms';
import { useMailLanguage } from '../../../mail-language.ts';
import { StepCard } from '../../../PurchaseLayout.tsx';
import { RecipientFields } from '../../../RecipientFields.tsx';
import { noGift, type GiftForm } from './gift-form.ts';
import { giftMessages } from './messages.ts';

const fields = {
  name: 'giftName',
  email: 'email',
  message: 'giftMessage',
  language: 'giftLanguage',
} as const;

const names = [...Object.values(fields), 'giftDay'];

/** Whether the courses are for somebody else, and whom (MULTI-06, MULTI-07, E167). */
export function GiftCard({ ownEmails }: { ownEmails: readonly string[] }) {
  const { formatMessage } = useIntl();
  const language = useMailLanguage();
  const { values, setValues, setTouched, touched } = useFormikContext<GiftForm>();
  const tick = (isGift: boolean) => {
    // Hidden fields must not be sent.
    void setValues({ ...values, ...noGift(language), isGift });
    const untouched = Object.fromEntries(names.map((name) => [name, false]));
    void setTouched({ ...touched, ...untouched }, false);
  };
  return (
    <StepCard>
      <h2>{formatMessage(giftMessages.title)}</h2>
      <Checkbox
        name="isGift"
        label={formatMessage(giftMessages.isGift)}
        detail={formatMessage(giftMessages.isGiftText)}
        checked={values.isGift}
        onChange={tick}
      />
      {values.isGift && (
        <RecipientFields
          fields={fields}
          emailHint={(typed) =>
            ownEmails.includes(typed.trim().toLowerCase()) ? giftMessages.ownEmail : null
          }
        >
          <DateField
            name="giftDay"
            label={formatMessage(giftMessages.day)}
            help={formatMessage(giftMessages.dayHelp)}
            isOptional
            min={today()}
          />
        </RecipientFields>
      )}
    </StepCard>
  );
}
