import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: 'mf-wallet-badges',
  owner: 'Team Wallet & Badges',
  routes: [
    { path: '/curriculum', match: 'exact', access: {} },
    { path: '/curriculum/connect', match: 'exact', access: {} },
    { path: '/skill', match: 'exact', access: {} },
    { path: '/skill/detail/', match: 'prefix', access: {} },
    { path: '/wallet', match: 'exact', access: { roles: ['Discente', 'RedattoreCorsiA'] } },
    { path: '/accreditamento', match: 'exact', access: {} },
    { path: '/certification/', match: 'prefix', access: {} },
    {
      path: '/public/verify',
      match: 'exact',
      access: { public: true },
      meta: {
        title: { it: 'Verifica un badge', en: 'Verify a badge' },
        description: {
          it: 'Scegli il file di un badge, nostro o di un altro ente: il tuo browser lo controlla, senza inviarlo.',
          en: 'Choose the file of a badge, ours or another issuer’s: your browser checks it, without sending it.',
        },
        connects: 'https',
        devices: ['camera'],
      },
    },
    {
      path: '/public/certification/',
      match: 'prefix',
      access: { public: true },
      meta: {
        title: { it: 'Certificazione', en: 'Certification' },
        description: {
          it: 'Un badge di WorkerBadge, che il tuo browser verifica: firma, contenuto, revoche.',
          en: 'A badge of WorkerBadge, which your browser checks: signature, content, revocations.',
        },
        isUnlisted: true,
        firstPaint: { page: './certification/PublicCertificationPage.tsx' },
      },
    },
    {
      path: '/public/curriculum/',
      match: 'prefix',
      access: { public: true },
      meta: {
        title: { it: 'Curriculum condiviso', en: 'Shared curriculum' },
        description: {
          it: 'Un curriculum di badge di WorkerBadge, che chiunque può verificare.',
          en: 'A curriculum of badges of WorkerBadge, which anyone can verify.',
        },
        isUnlisted: true,
        firstPaint: { page: './shared-curriculum/SharedCurriculumPage.tsx' },
      },
    },
  ],
  menu: [
    {
      order: 50,
      path: '/wallet',
      label: { it: 'Wallet', en: 'Wallet' },
      roles: ['Discente', 'RedattoreCorsiA'],
      iconSvgPath:
        'M216,64H56a8,8,0,0,1,0-16H192a8,8,0,0,0,0-16H56A24,24,0,0,0,32,56V184a24,24,0,0,0,24,24H216a16,16,0,0,0,16-16V80A16,16,0,0,0,216,64Zm0,128H56a8,8,0,0,1-8-8V78.63A23.84,23.84,0,0,0,56,80H216Zm-48-60a12,12,0,1,1,12,12A12,12,0,0,1,168,132Z',
      activeIconSvgPath:
        'M216,64H56a8,8,0,0,1,0-16H192a8,8,0,0,0,0-16H56A24,24,0,0,0,32,56V184a24,24,0,0,0,24,24H216a16,16,0,0,0,16-16V80A16,16,0,0,0,216,64Zm-36,80a12,12,0,1,1,12-12A12,12,0,0,1,180,144Z',
    },
    {
      order: 80,
      path: '/curriculum',
      label: { it: 'Badge', en: 'Badges' },
      // E147
      roles: ['Discente'],
      iconSvgPath:
        'M225.86,102.82c-3.77-3.94-7.67-8-9.14-11.57-1.36-3.27-1.44-8.69-1.52-13.94-.15-9.76-.31-20.82-8-28.51s-18.75-7.85-28.51-8c-5.25-.08-10.67-.16-13.94-1.52-3.56-1.47-7.63-5.37-11.57-9.14C146.28,23.51,138.44,16,128,16s-18.27,7.51-25.18,14.14c-3.94,3.77-8,7.67-11.57,9.14C88,40.64,82.56,40.72,77.31,40.8c-9.76.15-20.82.31-28.51,8S41,67.55,40.8,77.31c-.08,5.25-.16,10.67-1.52,13.94-1.47,3.56-5.37,7.63-9.14,11.57C23.51,109.72,16,117.56,16,128s7.51,18.27,14.14,25.18c3.77,3.94,7.67,8,9.14,11.57,1.36,3.27,1.44,8.69,1.52,13.94.15,9.76.31,20.82,8,28.51s18.75,7.85,28.51,8c5.25.08,10.67.16,13.94,1.52,3.56,1.47,7.63,5.37,11.57,9.14C109.72,232.49,117.56,240,128,240s18.27-7.51,25.18-14.14c3.94-3.77,8-7.67,11.57-9.14,3.27-1.36,8.69-1.44,13.94-1.52,9.76-.15,20.82-.31,28.51-8s7.85-18.75,8-28.51c.08-5.25.16-10.67,1.52-13.94,1.47-3.56,5.37-7.63,9.14-11.57C232.49,146.28,240,138.44,240,128S232.49,109.73,225.86,102.82Zm-11.55,39.29c-4.79,5-9.75,10.17-12.38,16.52-2.52,6.1-2.63,13.07-2.73,19.82-.1,7-.21,14.33-3.32,17.43s-10.39,3.22-17.43,3.32c-6.75.1-13.72.21-19.82,2.73-6.35,2.63-11.52,7.59-16.52,12.38S132,224,128,224s-9.15-4.92-14.11-9.69-10.17-9.75-16.52-12.38c-6.1-2.52-13.07-2.63-19.82-2.73-7-.1-14.33-.21-17.43-3.32s-3.22-10.39-3.32-17.43c-.1-6.75-.21-13.72-2.73-19.82-2.63-6.35-7.59-11.52-12.38-16.52S32,132,32,128s4.92-9.15,9.69-14.11,9.75-10.17,12.38-16.52c2.52-6.1,2.63-13.07,2.73-19.82.1-7,.21-14.33,3.32-17.43S70.51,56.9,77.55,56.8c6.75-.1,13.72-.21,19.82-2.73,6.35-2.63,11.52-7.59,16.52-12.38S124,32,128,32s9.15,4.92,14.11,9.69,10.17,9.75,16.52,12.38c6.1,2.52,13.07,2.63,19.82,2.73,7,.1,14.33.21,17.43,3.32s3.22,10.39,3.32,17.43c.1,6.75.21,13.72,2.73,19.82,2.63,6.35,7.59,11.52,12.38,16.52S224,124,224,128,219.08,137.15,214.31,142.11ZM173.66,98.34a8,8,0,0,1,0,11.32l-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35A8,8,0,0,1,173.66,98.34Z',
      activeIconSvgPath:
        'M225.86,102.82c-3.77-3.94-7.67-8-9.14-11.57-1.36-3.27-1.44-8.69-1.52-13.94-.15-9.76-.31-20.82-8-28.51s-18.75-7.85-28.51-8c-5.25-.08-10.67-.16-13.94-1.52-3.56-1.47-7.63-5.37-11.57-9.14C146.28,23.51,138.44,16,128,16s-18.27,7.51-25.18,14.14c-3.94,3.77-8,7.67-11.57,9.14C88,40.64,82.56,40.72,77.31,40.8c-9.76.15-20.82.31-28.51,8S41,67.55,40.8,77.31c-.08,5.25-.16,10.67-1.52,13.94-1.47,3.56-5.37,7.63-9.14,11.57C23.51,109.72,16,117.56,16,128s7.51,18.27,14.14,25.18c3.77,3.94,7.67,8,9.14,11.57,1.36,3.27,1.44,8.69,1.52,13.94.15,9.76.31,20.82,8,28.51s18.75,7.85,28.51,8c5.25.08,10.67.16,13.94,1.52,3.56,1.47,7.63,5.37,11.57,9.14C109.72,232.49,117.56,240,128,240s18.27-7.51,25.18-14.14c3.94-3.77,8-7.67,11.57-9.14,3.27-1.36,8.69-1.44,13.94-1.52,9.76-.15,20.82-.31,28.51-8s7.85-18.75,8-28.51c.08-5.25.16-10.67,1.52-13.94,1.47-3.56,5.37-7.63,9.14-11.57C232.49,146.28,240,138.44,240,128S232.49,109.73,225.86,102.82Zm-52.2,6.84-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35a8,8,0,0,1,11.32,11.32Z',
    },
  ],
  fills: [
    { slot: 'shell.dashboard.learner.v1', order: 15, access: { roles: ['Discente'] } },
    {
      slot: 'shell.profile.left.v1',
      order: 20,
      label: { it: 'BlockChain CV', en: 'BlockChain CV' },
      access: { roles: ['Discente'] },
    },
    {
      slot: 'shell.profile.right.v1',
      order: 10,
      label: { it: 'Persona giuridica', en: 'Legal entity' },
      access: {},
    },
  ],
  provides: [],
});
