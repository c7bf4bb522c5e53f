import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: 'mf-commerce',
  owner: 'Team Commerce',
  routes: [
    {
      path: '/public/cart',
      match: 'exact',
      access: { public: true },
      meta: { title: { it: 'Il mio Carrello', en: 'My cart' } },
    },
    {
      path: '/public/payment',
      match: 'exact',
      access: { public: true },
      meta: { title: { it: 'Invia Ordine', en: 'Send order' }, isUnlisted: true },
    },
    {
      path: '/public/privacy',
      match: 'exact',
      access: { public: true },
      meta: { title: { it: 'Informativa Privacy', en: 'Privacy notice' } },
    },
    {
      path: '/public/terms',
      match: 'exact',
      access: { public: true },
      meta: { title: { it: 'Termini e condizioni', en: 'Terms and conditions' } },
    },
    {
      path: '/public/cookies',
      match: 'exact',
      access: { public: true },
      meta: { title: { it: 'Informativa sui cookie', en: 'Cookie notice' } },
    },
    {
      path: '/promotion',
      match: 'exact',
      access: { public: true },
      meta: {
        title: { it: 'Un corso per te, con lo sconto', en: 'A course for you, at a discount' },
        isUnlisted: true,
        firstPaint: { page: './purchase/promotion/PromotionPage.tsx' },
      },
    },
    // Where a visitor comes back to after the login.
    { path: '/promotion/inside', match: 'exact', access: {} },
    { path: '/cart', match: 'exact', access: { roles: ['Discente'] } },
    { path: '/order', match: 'exact', access: { roles: ['Discente'] } },
    { path: '/order/', match: 'prefix', access: { roles: ['Discente'] } },
    { path: '/payment', match: 'exact', access: { roles: ['Discente'] } },
    { path: '/voucher', match: 'exact', access: {} },
    { path: '/voucher/people', match: 'exact', access: {} },
  ],
  menu: [
    {
      order: 30,
      path: '/order',
      label: { it: 'Ordini', en: 'Orders' },
      roles: ['Discente'],
      iconSvgPath:
        'M72,104a8,8,0,0,1,8-8h96a8,8,0,0,1,0,16H80A8,8,0,0,1,72,104Zm8,40h96a8,8,0,0,0,0-16H80a8,8,0,0,0,0,16ZM232,56V208a8,8,0,0,1-11.58,7.15L192,200.94l-28.42,14.21a8,8,0,0,1-7.16,0L128,200.94,99.58,215.15a8,8,0,0,1-7.16,0L64,200.94,35.58,215.15A8,8,0,0,1,24,208V56A16,16,0,0,1,40,40H216A16,16,0,0,1,232,56Zm-16,0H40V195.06l20.42-10.22a8,8,0,0,1,7.16,0L96,199.06l28.42-14.22a8,8,0,0,1,7.16,0L160,199.06l28.42-14.22a8,8,0,0,1,7.16,0L216,195.06Z',
      activeIconSvgPath:
        'M216,40H40A16,16,0,0,0,24,56V208a8,8,0,0,0,11.58,7.15L64,200.94l28.42,14.21a8,8,0,0,0,7.16,0L128,200.94l28.42,14.21a8,8,0,0,0,7.16,0L192,200.94l28.42,14.21A8,8,0,0,0,232,208V56A16,16,0,0,0,216,40ZM176,144H80a8,8,0,0,1,0-16h96a8,8,0,0,1,0,16Zm0-32H80a8,8,0,0,1,0-16h96a8,8,0,0,1,0,16Z',
    },
    {
      order: 82,
      path: '/voucher/people',
      label: { it: 'Persone', en: 'People' },
      roles: ['Discente'],
      // Its page is theirs alone (decision 0069).
      companyRoles: ['LEGAL_REPRESENTATIVE'],
      iconSvgPath:
        'M244.8,150.4a8,8,0,0,1-11.2-1.6A51.6,51.6,0,0,0,192,128a8,8,0,0,1-7.37-4.89,8,8,0,0,1,0-6.22A8,8,0,0,1,192,112a24,24,0,1,0-23.24-30,8,8,0,1,1-15.5-4A40,40,0,1,1,219,117.51a67.94,67.94,0,0,1,27.43,21.68A8,8,0,0,1,244.8,150.4ZM190.92,212a8,8,0,1,1-13.84,8,57,57,0,0,0-98.16,0,8,8,0,1,1-13.84-8,72.06,72.06,0,0,1,33.74-29.92,48,48,0,1,1,58.36,0A72.06,72.06,0,0,1,190.92,212ZM128,176a32,32,0,1,0-32-32A32,32,0,0,0,128,176ZM72,120a8,8,0,0,0-8-8A24,24,0,1,1,87.24,82a8,8,0,1,0,15.5-4A40,40,0,1,0,37,117.51,67.94,67.94,0,0,0,9.6,139.19a8,8,0,1,0,12.8,9.61A51.6,51.6,0,0,1,64,128,8,8,0,0,0,72,120Z',
      activeIconSvgPath:
        'M64.12,147.8a4,4,0,0,1-4,4.2H16a8,8,0,0,1-7.8-6.17,8.35,8.35,0,0,1,1.62-6.93A67.79,67.79,0,0,1,37,117.51a40,40,0,1,1,66.46-35.8,3.94,3.94,0,0,1-2.27,4.18A64.08,64.08,0,0,0,64,144C64,145.28,64,146.54,64.12,147.8Zm182-8.91A67.76,67.76,0,0,0,219,117.51a40,40,0,1,0-66.46-35.8,3.94,3.94,0,0,0,2.27,4.18A64.08,64.08,0,0,1,192,144c0,1.28,0,2.54-.12,3.8a4,4,0,0,0,4,4.2H240a8,8,0,0,0,7.8-6.17A8.33,8.33,0,0,0,246.17,138.89Zm-89,43.18a48,48,0,1,0-58.37,0A72.13,72.13,0,0,0,65.07,212,8,8,0,0,0,72,224H184a8,8,0,0,0,6.93-12A72.15,72.15,0,0,0,157.19,182.07Z',
    },
    {
      order: 85,
      path: '/voucher',
      label: { it: 'Voucher', en: 'Vouchers' },
      roles: ['Discente'],
      iconSvgPath:
        'M232,104a8,8,0,0,0,8-8V64a16,16,0,0,0-16-16H32A16,16,0,0,0,16,64V96a8,8,0,0,0,8,8,24,24,0,0,1,0,48,8,8,0,0,0-8,8v32a16,16,0,0,0,16,16H224a16,16,0,0,0,16-16V160a8,8,0,0,0-8-8,24,24,0,0,1,0-48ZM32,167.2a40,40,0,0,0,0-78.4V64H88V192H32Zm192,0V192H104V64H224V88.8a40,40,0,0,0,0,78.4Z',
      activeIconSvgPath:
        'M232,104a8,8,0,0,0,8-8V64a16,16,0,0,0-16-16H32A16,16,0,0,0,16,64V96a8,8,0,0,0,8,8,24,24,0,0,1,0,48,8,8,0,0,0-8,8v32a16,16,0,0,0,16,16H224a16,16,0,0,0,16-16V160a8,8,0,0,0-8-8,24,24,0,0,1,0-48ZM32,167.2a40,40,0,0,0,0-78.4V64H88V192H32Z',
    },
  ],
  fills: [
    { slot: 'shell.dashboard.company.v1', order: 10, access: { roles: ['Discente'] } },
    { slot: 'shell.dashboard.learner.v1', order: 20, access: { roles: ['Discente'] } },
    { slot: 'shell.topbar.actions.v1', order: 10, access: { roles: ['Discente'] } },
    { slot: 'catalogue.course-actions.v1', order: 10, access: { public: true } },
    { slot: 'learning.exam-actions.v1', order: 10, access: { roles: ['Discente'] } },
    { slot: 'catalogue.course-row-actions.v1', order: 10, access: { roles: ['Discente'] } },
  ],
  provides: [],
});
