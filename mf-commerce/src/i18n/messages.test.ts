import { translationFaults } from 'shared-ui/testing';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { cancellationMessages } from '../cancellation-messages.ts';
import { codeMessages } from '../CopyableCode.tsx';
import { couponMessages } from '../coupon-messages.ts';
import { messages as courseActions } from '../course-actions/messages.ts';
import { messages as examActions } from '../exam-actions/messages.ts';
import { failureMessages } from '../failure-text.ts';
import { legalMessages } from '../legal-messages.ts';
import { messages as legal } from '../legal/messages.ts';
import { detailMessages } from '../orders/detail-messages.ts';
import { messages as orders } from '../orders/messages.ts';
import { refundMessages } from '../orders/refund-messages.ts';
import { cartMessages } from '../purchase/cart/messages.ts';
import { messages as publicCart } from '../purchase/guest/cart/messages.ts';
import { messages as guest } from '../purchase/guest/messages.ts';
import { giftMessages } from '../purchase/order/gift/messages.ts';
import { orderMessages } from '../purchase/order/messages.ts';
import { paymentMessages } from '../purchase/payment/messages.ts';
import { pageLinkMessages } from '../page-link-messages.ts';
import { bandMessages } from '../people/deadlines/band-messages.ts';
import { messages as deadlines } from '../people/deadlines/messages.ts';
import { dashboardMessages } from '../people/dashboard-messages.ts';
import { inviteMessages } from '../people/invite-messages.ts';
import { messages as people } from '../people/messages.ts';
import { messages as promotion } from '../purchase/promotion/messages.ts';
import { recipientMessages } from '../recipient-messages.ts';
import { shareMessages } from '../ShareLinks.tsx';
import { stepMessages } from '../purchase/PurchaseSteps.tsx';
import { cartButtonMessages } from '../topbar/CartButton.tsx';
import { changeMessages } from '../vouchers/change-messages.ts';
import { messages as vouchers } from '../vouchers/messages.ts';
import english from './en.json';

it('[SHELL-01 part] every text of the commerce remote exists in Italian and English, with the same values', () => {
  const tables = [
    breadcrumbMessages,
    cartButtonMessages,
    cartMessages,
    changeMessages,
    cancellationMessages,
    codeMessages,
    couponMessages,
    courseActions,
    detailMessages,
    examActions,
    pageLinkMessages,
    deadlines,
    bandMessages,
    inviteMessages,
    people,
    dashboardMessages,
    failureMessages,
    giftMessages,
    legal,
    legalMessages,
    guest,
    orderMessages,
    orders,
    paymentMessages,
    promotion,
    publicCart,
    recipientMessages,
    refundMessages,
    shareMessages,
    stepMessages,
    vouchers,
  ];
  expect(translationFaults(tables, english)).toEqual([]);
});

it.each([
  ['CART-03 part', cartMessages.cartTitle, 'Il mio Carrello'],
  ['CART-03 part', orderMessages.orderTitle, 'Invia Ordine'],
  ['CART-13 part', courseActions.duplicate, 'Corso già presente'],
  ['CART-15 part', courseActions.added, "L'articolo è stato aggiunto al carrello!"],
  ['CAT-21 part', courseActions.suspended, 'Corso Sospeso'],
  ['CAT-22 part', courseActions.deleted, 'Corso Cancellato'],
  [
    'CART-34 part',
    orderMessages.privacyUnread,
    'Prima di accettare devi aver letto i documenti di Privacy',
  ],
  [
    'CART-35 part',
    orderMessages.termsAccept,
    'Ho letto, compreso e accettato i termini e condizioni (obbligatorio)',
  ],
  ['ORDER-23 part', paymentMessages.savedTitle, 'Il tuo ordine è stato salvato correttamente!'],
  ['CART-32 part', guest.wantsInvoice, 'Vuoi ricevere la fattura per questo ordine?'],
  [
    'ORDER-23 part',
    paymentMessages.confirmTitle,
    "Confermare l'ordine e procedere con il pagamento ?",
  ],
  ['ORDER-24 part', paymentMessages.toPayment, 'Vai al pagamento'],
  ['ORDER-26 part', paymentMessages.toOrders, 'Vai agli ordini'],
  ['ORDER-28 part', paymentMessages.backToCart, 'Torna al carrello'],
  [
    'ORDER-30 part',
    paymentMessages.failedTitle,
    'Pagamento non andato a buon fine, riprova più tardi',
  ],
  [
    'ORDER-27 part',
    paymentMessages.savedNoPayment,
    'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.',
  ],
])('[%s] has the quoted text', (_, message, quoted) => {
  expect(message.defaultMessage).toBe(quoted);
});
