import type { z } from 'zod';
import { fromEuros, toEuros } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { guestCartFromWire } from '../../cart/index.ts';
import { codeCountOf, codesOfOrder, SHOWN_CODES } from '../../vouchers/index.ts';
import type { Billing } from '../buyer.ts';
import type * as schemas from './guest-schemas.ts';
import type { PaymentState } from '../pay-order.ts';
import type { GuestSubmission } from './place-guest-order.ts';
import { cancellationToWire } from '../cancellation/cancellation-wire.ts';
import { withCancellation } from '../order-detail.ts';
import { codeToWire, paymentToWire } from '../wire.ts';

type WireOrder = NonNullable<z.infer<typeof schemas.saveOrderPublicBody>['order']>;

export const guestSubmissionFromWire = (
  order: WireOrder,
  language: 'it' | 'en',
): GuestSubmission => ({
  cart: guestCartFromWire(order.carrello),
  billing: guestBilling(order.voucherUserData),
  paymentTypeId: order.paymentTypeId,
  termsAccepted: order.termsAccepted,
  privacyAccepted: order.privacyAccepted,
  seen: { grossCents: fromEuros(order.totale), totalCents: fromEuros(order.totalCost) },
  language,
});

/** A guest has no account: the typed data, and an address only if the invoice needs it. */
function guestBilling(data: WireOrder['voucherUserData']): Billing {
  const { PartitaIva: vatNumber, RagioneSociale: name } = data;
  return {
    name: data.nome,
    surname: data.cognome,
    email: data.email,
    phone: data.telefono,
    fiscalCode: data.codiceFiscale,
    street: data.Indirizzo ?? '',
    municipality: data.Comune ?? '',
    province: data.Provincia ?? '',
    zipCode: data.Cap ?? '',
    isAccredited: false,
    company:
      vatNumber === undefined || name === undefined
        ? null
        : { name, vatNumber, sdi: data.sdi ?? null },
    ...(data.pec === undefined ? {} : { pec: data.pec }),
  };
}

/** For the holder of the purchase's key: codes and address belong to the buyer (MULTI-04). */
export async function guestPaymentToWire(
  platform: Platform,
  state: PaymentState,
): Promise<z.infer<typeof schemas.guestPayment>> {
  const { order } = state;
  const codes = await codesOfOrder(platform, order.id, { limit: SHOWN_CODES });
  const codeCount = await codeCountOf(platform, order.id);
  const { richieste, annullamentoNegato } = cancellationToWire(
    await withCancellation(platform, order),
    'guest',
  );
  return {
    ...paymentToWire(state, { codes, codeCount }),
    codes: codes.map(codeToWire),
    email: order.billing.email,
    totalCost: toEuros(order.totalCents),
    richieste,
    annullamentoNegato,
  };
}
