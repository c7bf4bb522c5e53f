import type { z } from 'zod';
import type { OrderDetail } from '../order-detail.ts';
import { giftOf, type Gift } from './gift.ts';
import type { gift, giftBody } from './gift-schemas.ts';

export const giftFromWire = (body: z.infer<typeof giftBody> | null): Gift | null =>
  body === null
    ? null
    : {
        email: body.email,
        name: body.nome,
        message: body.messaggio.trim(),
        language: body.lingua,
        sendOn: body.dataInvio,
      };

export function giftToWire({ order, codesSentAt }: OrderDetail): z.infer<typeof gift> | null {
  const known = giftOf(order);
  if (known === null) return null;
  return {
    email: known.email,
    nome: known.name,
    messaggio: known.message,
    lingua: known.language,
    dataInvio: known.sendOn,
    inviatoIl: codesSentAt?.toISOString() ?? null,
  };
}
