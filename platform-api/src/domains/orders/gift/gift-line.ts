import { formatDay } from '../format-day.ts';
import type { OrderDetail } from '../order-detail.ts';
import { giftMoment, giftOf } from './gift.ts';

const line =
  (say: (name: string, email: string, day: string) => string) =>
  ({ order }: OrderDetail): string[] => {
    const gift = giftOf(order);
    if (gift === null || order.paidAt === null) return [];
    return [say(gift.name, gift.email, formatDay(giftMoment(gift, order.paidAt))), ''];
  };

/** To the buyer of a gift: who gets it, and when (E167). */
export const giftLine = {
  it: line(
    (name, email, day) =>
      `È un regalo per ${name}: l’e-mail con il codice parte il ${day} per ${email}.`,
  ),
  en: line(
    (name, email, day) =>
      `It is a gift for ${name}: the mail with the code is sent on ${day} to ${email}.`,
  ),
};
