import { defineRemoteConfig } from 'shared-ui/remote/config';

/** Open to editors too (E18); the server reserves changes for administrators. */
const roles = ['AdminWorkerBadge', 'RedattoreCorsiA'] as const;

export const config = defineRemoteConfig({
  name: 'mf-backoffice',
  owner: 'Team Back office',
  routes: [
    { path: '/faq/edit', match: 'exact', access: { roles: ['AdminWorkerBadge'] } },
    {
      path: '/newsletter',
      match: 'exact',
      access: {},
      meta: { title: { it: 'Newsletter', en: 'Newsletters' } },
    },
    // Teachers write the newsletter of their courses (E148); the server reserves the platform's.
    { path: '/newsletter/edit', match: 'exact', access: { roles, docenteExempt: true } },
    { path: '/newsletter/edit/', match: 'prefix', access: { roles, docenteExempt: true } },
    { path: '/table/', match: 'prefix', access: { roles } },
    { path: '/detail/', match: 'prefix', access: { roles } },
    {
      path: '/releases',
      match: 'exact',
      access: { roles: ['AdminWorkerBadge'] },
      meta: { title: { it: 'Rilasci', en: 'Releases' } },
    },
  ],
  menu: [
    {
      order: 70,
      path: '/newsletter',
      label: { it: 'Newsletter', en: 'Newsletters' },
      iconSvgPath:
        'M224,48H32a8,8,0,0,0-8,8V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A8,8,0,0,0,224,48ZM203.43,64,128,133.15,52.57,64ZM216,192H40V74.19l82.59,75.71a8,8,0,0,0,10.82,0L216,74.19V192Z',
      activeIconSvgPath:
        'M224,48H32a8,8,0,0,0-8,8V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A8,8,0,0,0,224,48Zm-8,144H40V74.19l82.59,75.71a8,8,0,0,0,10.82,0L216,74.19Z',
    },
    {
      order: 90,
      path: '/releases',
      label: { it: 'Rilasci', en: 'Releases' },
      roles: ['AdminWorkerBadge'],
      iconSvgPath:
        'M223.85,47.12a16,16,0,0,0-15-15c-12.58-.75-44.73.4-71.41,27.07L132.69,64H74.36A15.91,15.91,0,0,0,63,68.68L28.7,103a16,16,0,0,0,9.07,27.16l38.47,5.37,44.21,44.21,5.37,38.49a15.94,15.94,0,0,0,10.78,12.92,16.11,16.11,0,0,0,5.1.83A15.91,15.91,0,0,0,153,227.3L187.32,193A15.91,15.91,0,0,0,192,181.64V123.31l4.77-4.77C223.45,91.86,224.6,59.71,223.85,47.12ZM74.36,80h42.33L77.16,119.52,40,114.34Zm74.41-9.45a76.65,76.65,0,0,1,59.11-22.47,76.46,76.46,0,0,1-22.42,59.16L128,164.68,91.32,128ZM176,181.64,141.67,216l-5.19-37.17L176,139.31Zm-74.16,9.5C97.34,201,82.29,224,40,224a8,8,0,0,1-8-8c0-42.29,23-57.34,32.86-61.85a8,8,0,0,1,6.64,14.56c-6.43,2.93-20.62,12.36-23.12,38.91,26.55-2.5,36-16.69,38.91-23.12a8,8,0,1,1,14.56,6.64Z',
      activeIconSvgPath:
        'M101.85,191.14C97.34,201,82.29,224,40,224a8,8,0,0,1-8-8c0-42.29,23-57.34,32.86-61.85a8,8,0,0,1,6.64,14.56c-6.43,2.93-20.62,12.36-23.12,38.91,26.55-2.5,36-16.69,38.91-23.12a8,8,0,1,1,14.56,6.64Zm122-144a16,16,0,0,0-15-15c-12.58-.75-44.73.4-71.4,27.07h0L88,108.7A8,8,0,0,1,76.67,97.39l26.56-26.57A4,4,0,0,0,100.41,64H74.35A15.9,15.9,0,0,0,63,68.68L28.7,103a16,16,0,0,0,9.07,27.16l38.47,5.37,44.21,44.21,5.37,38.49a15.94,15.94,0,0,0,10.78,12.92,16.11,16.11,0,0,0,5.1.83A15.91,15.91,0,0,0,153,227.3L187.32,193A16,16,0,0,0,192,181.65V155.59a4,4,0,0,0-6.83-2.82l-26.57,26.56a8,8,0,0,1-11.71-.42,8.2,8.2,0,0,1,.6-11.1l49.27-49.27h0C223.45,91.86,224.6,59.71,223.85,47.12Z',
    },
  ],
  fills: [
    { slot: 'shell.dashboard.admin.v1', order: 10, access: { roles: ['AdminWorkerBadge'] } },
    // After the editor's own courses (E17).
    { slot: 'shell.dashboard.editor.v1', order: 20, access: { roles: ['RedattoreCorsiA'] } },
  ],
  provides: [],
});
