import { defineRemoteConfig } from 'shared-ui/remote/config';

/** Open to editors too (E18); what changes anything is for administrators, and the server says so. */
const roles = ['AdminWorkerBadge', 'RedattoreCorsiA'] as const;

export const config = defineRemoteConfig({
  name: 'mf-backoffice',
  owner: 'Team Back office',
  routes: [
    { path: '/faq/edit', match: 'exact', access: { roles: ['AdminWorkerBadge'] } },
    { path: '/table/', match: 'prefix', access: { roles } },
    { path: '/detail/', match: 'prefix', access: { roles } },
  ],
  menu: [],
  fills: [
    { slot: 'shell.dashboard.admin.v1', order: 10, access: { roles: ['AdminWorkerBadge'] } },
    // After the editor's own courses (E17).
    { slot: 'shell.dashboard.editor.v1', order: 20, access: { roles: ['RedattoreCorsiA'] } },
  ],
  provides: [],
});
