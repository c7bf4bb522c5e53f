import { today } from 'shared-ui';
import { boolean, validators } from 'shared-ui/forms';
import type { MailLanguage } from '../../../mail-language.ts';
import type { Cart } from '../../../server-cart.ts';
import type { FormPart } from '../OrderSummary.tsx';
import { giftMessages } from './messages.ts';

/** A course for somebody else, as it is sent (MULTI-06). */
export type Gift = {
  email: string;
  nome: string;
  messaggio: string;
  lingua: MailLanguage;
  /** `YYYY-MM-DD`; null: as soon as it is paid. */
  dataInvio: string | null;
};

/** The gift's part of the order form; `email` is the documents' name (2§3). */
export type GiftForm = {
  isGift: boolean;
  email: string;
  giftName: string;
  giftMessage: string;
  giftLanguage: MailLanguage;
  giftDay: string;
};

/** Nothing of a gift: what unticking leaves (MULTI-07). @param language the buyer's (E167) */
export const noGift = (language: MailLanguage): GiftForm => ({
  isGift: false,
  email: '',
  giftName: '',
  giftMessage: '',
  giftLanguage: language,
  giftDay: '',
});

export const formOfGift = (gift: Gift | null, language: MailLanguage): GiftForm =>
  gift === null
    ? noGift(language)
    : {
        isGift: true,
        email: gift.email,
        giftName: gift.nome,
        giftMessage: gift.messaggio,
        giftLanguage: gift.lingua,
        giftDay: gift.dataInvio ?? '',
      };

/** A day that has come is at once. */
export const giftOfForm = (form: GiftForm): Gift | null =>
  form.isGift
    ? {
        email: form.email.trim(),
        nome: form.giftName.trim(),
        messaggio: form.giftMessage.trim(),
        lingua: form.giftLanguage,
        dataInvio: form.giftDay > today() ? form.giftDay : null,
      }
    : null;

/** Courses alone, one copy of each (MULTI-08). */
export const canBeGift = ({ isMultiVoucher, lines }: Pick<Cart, 'isMultiVoucher' | 'lines'>) =>
  !isMultiVoucher && lines.every(({ kind }) => kind === 1);

/** Counts only where the box is ticked (MULTI-07). */
const whereGift = (schema: ReturnType<typeof validators.text>) =>
  validators.text().when('isGift', ([isGift], none) => (isGift === true ? schema : none));

/** @param pastDay message of a day that is over */
export const giftFields = (pastDay: string) => ({
  isGift: boolean(),
  email: whereGift(validators.required(validators.email())),
  giftName: whereGift(validators.required()),
  giftDay: whereGift(
    validators
      .date()
      .test('comes', pastDay, (day) => !day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= today()),
  ),
});

export const giftPart: FormPart = [['email', 'giftName', 'giftDay'], giftMessages.missing];
