import { defineRemoteApp, lazyWidget } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.company.v1': lazyWidget(() =>
      import('./people/CompanyBlock.tsx').then((m) => m.CompanyBlock),
    ),
    'shell.dashboard.learner.v1': lazyWidget(() =>
      import('./vouchers/DashboardVouchers.tsx').then((m) => m.DashboardVouchers),
    ),
    'shell.topbar.actions.v1': lazyWidget(() =>
      import('./topbar/CartButton.tsx').then((m) => m.CartButton),
    ),
    'catalogue.course-actions.v1': lazyWidget(() =>
      import('./course-actions/CourseActions.tsx').then((m) => m.CourseActions),
    ),
    'learning.exam-actions.v1': lazyWidget(() =>
      import('./exam-actions/ExamActions.tsx').then((m) => m.ExamActions),
    ),
    'catalogue.course-row-actions.v1': lazyWidget(() =>
      import('./course-actions/CourseRowActions.tsx').then((m) => m.CourseRowActions),
    ),
  },
  // Italian stands in the code as the default of each message.
  messages: async (language) => (language === 'it' ? {} : (await import('./i18n/en.json')).default),
});
