import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import type { GlyphName } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { Pill, type Tone } from './Pill.tsx';

/** Style names of 2§4. */
export type OrderStyle = 'order' | 'payment' | 'warning' | 'alert';

type OrderLook = { style: OrderStyle; tone: Tone; glyph: GlyphName; message?: MessageDescriptor };

const looks: Record<string, OrderLook> = {
  Ordinato: { style: 'order', tone: 'info', glyph: 'receipt', message: messages.orderOrdered },
  Pagato: { style: 'payment', tone: 'success', glyph: 'check', message: messages.orderPaid },
  'Richiesta Annullamento': {
    style: 'warning',
    tone: 'warning',
    glyph: 'warningFill',
    message: messages.orderCancelRequested,
  },
  Annullato: {
    style: 'alert',
    tone: 'danger',
    glyph: 'close',
    message: messages.orderCancelled,
  },
};

/** Style of an order state as the wire writes it; anything unknown is "alert" (ORDER-39). */
export function orderLook(orderState: string): OrderLook {
  return looks[orderState] ?? { style: 'alert', tone: 'danger', glyph: 'close' };
}

/** State of an order, in the language of the page. */
export function OrderPill({ orderState }: { orderState: string }) {
  const { style, tone, glyph, message } = orderLook(orderState);
  return (
    <Pill tone={tone} glyph={glyph} data-style={style}>
      {message ? <FormattedMessage {...message} /> : orderState}
    </Pill>
  );
}
