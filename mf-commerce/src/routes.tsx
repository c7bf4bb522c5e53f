import type { RouteObject } from 'react-router-dom';
import { patterns, paths } from 'shared-ui/paths';
import { lazyPage } from 'shared-ui/remote';
import type { LegalDocumentName } from './legal-documents.ts';

const orderDetail = lazyPage(() =>
  import('./orders/OrderDetailPage.tsx').then((page) => page.OrderDetailPage),
);

const promotion = lazyPage(() =>
  import('./purchase/promotion/PromotionPage.tsx').then((page) => page.PromotionPage),
);

const legal = (name: LegalDocumentName) =>
  lazyPage(() =>
    import('./legal/LegalPage.tsx').then(
      ({ LegalPage }) =>
        function Legal() {
          return <LegalPage name={name} />;
        },
    ),
  );

export const routes: RouteObject[] = [
  { path: paths.publicPrivacy(), lazy: legal('privacy') },
  { path: paths.publicTerms(), lazy: legal('terms') },
  { path: paths.publicCookies(), lazy: legal('cookies') },
  { path: '/promotion', lazy: promotion },
  { path: '/promotion/inside', lazy: promotion },
  {
    path: paths.publicCart(),
    lazy: lazyPage(() =>
      import('./purchase/guest/cart/PublicCartPage.tsx').then((page) => page.PublicCartPage),
    ),
  },
  {
    path: paths.publicPayment(),
    lazy: lazyPage(() =>
      import('./purchase/guest/GuestPaymentPage.tsx').then((page) => page.GuestPaymentPage),
    ),
  },
  {
    path: paths.cart(),
    lazy: lazyPage(() => import('./purchase/cart/CartPage.tsx').then((page) => page.CartPage)),
  },
  {
    path: paths.order(),
    lazy: lazyPage(() => import('./OrderPage.tsx').then((page) => page.OrderPage)),
  },
  { path: patterns.orderDetail, lazy: orderDetail },
  { path: patterns.orderInvoice, lazy: orderDetail },
  {
    path: paths.voucher(),
    lazy: lazyPage(() => import('./vouchers/VoucherPage.tsx').then((page) => page.VoucherPage)),
  },
  {
    path: paths.companyPeople(),
    lazy: lazyPage(() => import('./people/PeoplePage.tsx').then((page) => page.PeoplePage)),
  },
  {
    path: paths.payment(),
    lazy: lazyPage(() =>
      import('./purchase/payment/PaymentPage.tsx').then((page) => page.PaymentPage),
    ),
  },
];
