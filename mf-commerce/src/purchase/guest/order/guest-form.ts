import { eurosOf } from 'shared-auth';
import type { PublicCart } from 'shared-auth';
import {
  boolean,
  compactPhone,
  normaliseFiscalCode,
  object,
  validators,
  type AnyObjectSchema,
} from 'shared-ui/forms';
import type { Cart } from '../../../server-cart.ts';
import type { PaymentType } from '../../order/api.ts';
import { emptyOrder, missingAtFirst, orderFields, type OrderForm } from '../../order/order-form.ts';
import type { WireBuyer, WireGuestOrder } from '../api.ts';
import { wireCartOf } from '../guest-cart.ts';

/** Fields of the documents, in their spelling (E107), and the choices of the order step. */
export type GuestForm = Required<WireBuyer> & OrderForm & { wantsInvoice: boolean };

export const buyerFields = ['nome', 'cognome', 'telefono', 'email', 'codiceFiscale'] as const;

/** All but `sdi` and `pec` are needed for an invoice (CART-33). */
export const invoiceFields = [
  'PartitaIva',
  'RagioneSociale',
  'sdi',
  'pec',
  'Indirizzo',
  'Comune',
  'Provincia',
  'Cap',
] as const;

export const noInvoice = {
  PartitaIva: '',
  RagioneSociale: '',
  sdi: '',
  pec: '',
  Indirizzo: '',
  Comune: '',
  Provincia: '',
  Cap: '',
};

export const emptyForm = (types: readonly PaymentType[]): GuestForm => ({
  nome: '',
  cognome: '',
  telefono: '',
  email: '',
  codiceFiscale: '',
  wantsInvoice: false,
  ...noInvoice,
  ...emptyOrder(types),
});

/** Counts only where an invoice is wanted. */
const whereInvoiced = (schema: ReturnType<typeof validators.text>) =>
  validators
    .text()
    .when('wantsInvoice', ([wantsInvoice], none) => (wantsInvoice === true ? schema : none));

export const guestSchema: AnyObjectSchema = object({
  nome: validators.required(),
  cognome: validators.required(),
  telefono: validators.required(validators.phone()),
  email: validators.required(validators.email()),
  codiceFiscale: validators.required(validators.fiscalCode()),
  wantsInvoice: boolean(),
  PartitaIva: whereInvoiced(validators.required(validators.vatNumber())),
  RagioneSociale: whereInvoiced(validators.required()),
  sdi: whereInvoiced(validators.sdi()),
  pec: whereInvoiced(validators.email()),
  Indirizzo: whereInvoiced(validators.required()),
  Comune: whereInvoiced(validators.required()),
  Provincia: whereInvoiced(validators.required(validators.province())),
  Cap: whereInvoiced(validators.required(validators.postalCode())),
  ...orderFields,
});

export const missingOf = (form: GuestForm): Partial<Record<keyof GuestForm, string>> => ({
  ...Object.fromEntries(buyerFields.map((name) => [name, 'required'])),
  ...missingAtFirst(form),
});

/** The body of the order: the buyer as typed, and the totals on screen. */
export function guestOrderOf(
  form: GuestForm,
  publicCart: PublicCart,
  priced: Cart,
): WireGuestOrder {
  const { nome, cognome, telefono, email, codiceFiscale, sdi, pec, ...rest } = form;
  return {
    carrello: wireCartOf(publicCart),
    voucherUserData: {
      nome: nome.trim(),
      cognome: cognome.trim(),
      telefono: compactPhone(telefono),
      email: email.trim(),
      codiceFiscale: normaliseFiscalCode(codiceFiscale),
      ...(form.wantsInvoice
        ? {
            PartitaIva: rest.PartitaIva,
            RagioneSociale: rest.RagioneSociale.trim(),
            Indirizzo: rest.Indirizzo.trim(),
            Comune: rest.Comune.trim(),
            Provincia: rest.Provincia,
            Cap: rest.Cap,
            ...(sdi === '' ? {} : { sdi }),
            ...(pec.trim() === '' ? {} : { pec: pec.trim() }),
          }
        : {}),
    },
    paymentTypeId: Number(form.paymentTypeId),
    totale: eurosOf(priced.totals.orderCents),
    totalCost: eurosOf(priced.totals.totalCents),
    termsAccepted: true,
    privacyAccepted: true,
  };
}

/** Of this tab; kept until the order is paid, so that who comes back types nothing twice. */
export const draftName = 'guest-order';
