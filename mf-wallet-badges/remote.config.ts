import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: 'mf-wallet-badges',
  owner: 'Team Wallet & Badges',
  routes: [
    { path: '/curriculum', match: 'exact', access: {} },
    { path: '/accreditamento', match: 'exact', access: {} },
    { path: '/certification/', match: 'prefix', access: {} },
    {
      path: '/public/certification/',
      match: 'prefix',
      access: { public: true },
      meta: {
        title: { it: 'Certificazione', en: 'Certification' },
        description: {
          it: 'Un badge di WorkerBadge, verificato adesso: firma, registro, revoche.',
          en: 'A badge of WorkerBadge, checked now: signature, ledger, revocations.',
        },
        isUnlisted: true,
        firstPaint: { page: './certification/PublicCertificationPage.tsx' },
      },
    },
  ],
  // The wallet's own entry comes with its screen.
  menu: [],
  fills: [
    { slot: 'shell.dashboard.learner.v1', order: 40, access: { roles: ['Discente'] } },
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
