import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: 'mf-wallet-badges',
  owner: 'Team Wallet & Badges',
  routes: [
    { path: '/curriculum', match: 'exact', access: {} },
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
