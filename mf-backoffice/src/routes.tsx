import { Navigate, useParams, type RouteObject } from 'react-router-dom';
import { patterns, paths, tableOfKind } from 'shared-ui/paths';
import { lazyPage } from 'shared-ui/remote';

/** A type that has no table or detail here (BACK-04). */
const toDashboard = <Navigate to={paths.dashboard()} replace />;

/** A table may be named by its number too (BACK-05). */
function TableByNumber() {
  const { type = '' } = useParams();
  const table = tableOfKind(type);
  return table === null ? toDashboard : <Navigate to={paths.table(table)} replace />;
}

export const routes: RouteObject[] = [
  {
    path: paths.faqEdit(),
    lazy: lazyPage(() => import('./faq-edit/FaqEditPage.tsx').then((m) => m.FaqEditPage)),
  },
  {
    path: paths.newsletters(),
    lazy: lazyPage(() =>
      import('./newsletters/NewslettersPage.tsx').then((m) => m.NewslettersPage),
    ),
  },
  {
    path: '/newsletter/edit',
    lazy: lazyPage(() =>
      import('./newsletters/edit/NewNewsletterPage.tsx').then((m) => m.NewNewsletterPage),
    ),
  },
  {
    path: patterns.newsletterEdit,
    lazy: lazyPage(() =>
      import('./newsletters/edit/NewsletterPage.tsx').then((m) => m.NewsletterPage),
    ),
  },
  {
    path: paths.table('invoice'),
    lazy: lazyPage(() => import('./tables/OrdersPage.tsx').then((m) => m.OrdersPage)),
  },
  {
    path: paths.table('categories'),
    lazy: lazyPage(() =>
      import('./category-table/CategoriesPage.tsx').then((m) => m.CategoriesPage),
    ),
  },
  {
    path: paths.table('notarization'),
    lazy: lazyPage(() =>
      import('./redemptions/RedemptionsPage.tsx').then((m) => m.RedemptionsPage),
    ),
  },
  {
    path: paths.table('users'),
    lazy: lazyPage(() => import('./users/UsersPage.tsx').then((m) => m.UsersPage)),
  },
  {
    path: paths.table('badges'),
    lazy: lazyPage(() => import('./badges/BadgesPage.tsx').then((m) => m.BadgesPage)),
  },
  {
    path: paths.table('credits'),
    lazy: lazyPage(() => import('./credits/CreditsPage.tsx').then((m) => m.CreditsPage)),
  },
  { path: patterns.table, element: <TableByNumber /> },
  {
    path: '/detail/invoice/:orderId',
    lazy: lazyPage(() => import('./order-detail/OrderPage.tsx').then((m) => m.OrderPage)),
  },
  {
    path: '/detail/notarization/:requestId',
    lazy: lazyPage(() => import('./redemptions/RedemptionPage.tsx').then((m) => m.RedemptionPage)),
  },
  {
    path: '/detail/users/:userId',
    lazy: lazyPage(() => import('./users/detail/UserPage.tsx').then((m) => m.UserPage)),
  },
  { path: patterns.detail, element: toDashboard },
  {
    path: '/audit',
    lazy: lazyPage(() => import('./audit-table/AuditPage.tsx').then((m) => m.AuditPage)),
  },
  {
    path: paths.releases(),
    lazy: lazyPage(() => import('./releases/ReleasesPage.tsx').then((m) => m.ReleasesPage)),
  },
];
