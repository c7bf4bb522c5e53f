import { lazy } from 'react';
import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {
    'shell.dashboard.company.v1': lazy(() =>
      import('./people/CompanyBlock.tsx').then((m) => ({ default: m.CompanyBlock })),
    ),
    'shell.dashboard.learner.v1': lazy(() =>
      import('./vouchers/DashboardVouchers.tsx').then((m) => ({ default: m.DashboardVouchers })),
    ),
    'shell.topbar.actions.v1': lazy(() =>
      import('./topbar/CartButton.tsx').then((m) => ({ default: m.CartButton })),
    ),
    'catalogue.course-actions.v1': lazy(() =>
      import('./course-actions/CourseActions.tsx').then((m) => ({ default: m.CourseActions })),
    ),
    'learning.exam-actions.v1': lazy(() =>
      import('./exam-actions/ExamActions.tsx').then((m) => ({ default: m.ExamActions })),
    ),
    'catalogue.course-row-actions.v1': lazy(() =>
      import('./course-actions/CourseRowActions.tsx').then((m) => ({
        default: m.CourseRowActions,
      })),
    ),
  },
  // Italian stands in the code as the default of each message.
  messages: async (language) => (language === 'it' ? {} : (await import('./i18n/en.json')).default),
});
