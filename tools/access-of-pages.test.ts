/**
 * Who may open which address, which entry of the menu and which place of another's page: written from the documents
 * (1§2, 2§2), and asked of the declarations of all remotes as they are released.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { closestRoute, isAllowed, type RemoteConfig } from '../contracts/src/index.ts';

const root = join(import.meta.dirname, '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const configs = await Promise.all(
  remotes.map(async (name) => {
    const module = (await import(join(root, name, 'remote.config.ts'))) as { config: RemoteConfig };
    return module.config;
  }),
);
const routes = configs.flatMap((config) => config.routes.map((route) => ({ route })));
const menu = configs.flatMap((config) => config.menu);

const callers = {
  visitor: null,
  learner: { role: 'Discente', claims: [], isDocente: false },
  teacher: { role: 'Discente', claims: [], isDocente: true },
  editor: { role: 'RedattoreCorsiA', claims: [], isDocente: false },
  'editor with CAI': { role: 'RedattoreCorsiA', claims: ['CAI'], isDocente: false },
  administrator: { role: 'AdminWorkerBadge', claims: [], isDocente: false },
  inspector: { role: 'Ispettore', claims: [], isDocente: false },
} as const;
type Caller = keyof typeof callers;

const everyone = Object.keys(callers) as Caller[];
const loggedIn = everyone.filter((caller) => caller !== 'visitor');
const learners: Caller[] = ['learner', 'teacher'];
const editors: Caller[] = ['editor', 'editor with CAI', 'administrator'];
const administrators: Caller[] = ['administrator'];
/** E148: teachers too, for the courses that they teach. */
const authorsOfOwn: Caller[] = ['teacher', ...editors];

const pages: [ids: string, addresses: string[], allowed: readonly Caller[]][] = [
  [
    '[SHELL-26 part] [BADGE-06 part]',
    [
      '/',
      '/homepage',
      '/public/catalogue',
      '/public/catalogue/view/12',
      '/public/faq',
      '/public/tutorial',
      '/public/cart',
      '/public/payment',
      '/public/certification/0b2c',
      '/public/curriculum/0b2c',
      '/public/verify',
      '/public/privacy',
      '/public/terms',
      '/public/cookies',
      '/promotion',
      '/unsubscribe',
    ],
    everyone,
  ],
  ['[SHELL-27 part]', ['/courses/edit/12'], editors],
  ['exams of a course (E148)', ['/courses/exams/12'], authorsOfOwn],
  ['learners of a course (E15)', ['/courses/teaching/12'], authorsOfOwn],
  // E152: the claim is asked of editors.
  ['[SHELL-27 part]', ['/courses/edit'], ['editor with CAI', 'administrator']],
  ['[SHELL-28]', ['/faq/edit'], administrators],
  [
    '[SHELL-30] [CART-01 part] [ORDER-06 part]',
    ['/order', '/order/12', '/order/detail/12', '/cart'],
    learners,
  ],
  ['[SHELL-30 part]', ['/payment'], learners],
  ['[SHELL-31]', ['/wallet'], ['learner', 'teacher', 'editor', 'editor with CAI']],
  [
    '[SHELL-32]',
    [
      '/table/invoice',
      '/detail/invoice/12',
      '/table/users',
      '/table/notarization',
      '/detail/notarization/12',
    ],
    editors,
  ],
  ['audit', ['/audit'], administrators],
  ['releases', ['/releases'], administrators],
  ['badges of everyone', ['/table/badges'], administrators],
  ['credits of everyone', ['/table/credits'], administrators],
  ['[SHELL-29]', ['/newsletter/edit', '/newsletter/edit/12'], authorsOfOwn],
  [
    '[SHELL-33 part]',
    [
      '/faq',
      '/search',
      '/courses',
      '/courses/table',
      '/courses/view/12',
      '/courses/use/12',
      '/survey/SUR_A',
      '/voucher',
      '/voucher/people',
      '/promotion/inside',
      '/curriculum',
      '/curriculum/connect',
      '/skill',
      '/skill/detail/1',
      '/certification/0b2c',
      '/accreditamento',
      '/newsletter',
      '/table',
    ],
    loggedIn,
  ],
];

for (const [ids, addresses, allowed] of pages) {
  test(`${ids} ${addresses.join(', ')}: ${allowed.join(', ')}`, () => {
    for (const address of addresses) {
      const owner = closestRoute(routes, address);
      assert.ok(owner, `${address} is declared`);
      const open = everyone.filter((caller) => isAllowed(owner.route.access, callers[caller]));
      const expected = everyone.filter((caller) => allowed.includes(caller));
      assert.deepEqual(open, expected, address);
    }
  });
}

test('every declared route is in the table', () => {
  const addresses = pages.flatMap(([, all]) => all);
  const asked = new Set(addresses.map((address) => closestRoute(routes, address)?.route));
  const missing = routes.filter(({ route }) => !asked.has(route)).map(({ route }) => route.path);
  assert.deepEqual(missing, []);
  assert.ok(routes.length > 30, `${routes.length} routes`);
});

test('[SHELL-09 part] the places of the menu between the dashboard (10) and the profile (40) are those of the documents', () => {
  const documented = ['/courses', '/order', '/wallet', '/faq', '/newsletter'];
  assert.deepEqual(
    menu
      .filter(({ path }) => documented.includes(path))
      .map(({ path, order }) => [path, order])
      .toSorted(([, a], [, b]) => Number(a) - Number(b)),
    [
      ['/courses', 20],
      ['/order', 30],
      ['/wallet', 50],
      ['/faq', 60],
      ['/newsletter', 70],
    ],
  );
});

test('[SHELL-10] [SHELL-11] orders are in the menu of learners only, the wallet in that of learners and editors', () => {
  const shown = (caller: Caller) =>
    menu
      .filter(({ companyRoles }) => companyRoles === undefined)
      .filter(({ roles = [] }) => {
        const person = callers[caller];
        return person !== null && isAllowed({ roles }, person);
      })
      .toSorted((a, b) => a.order - b.order)
      .map(({ path }) => path);
  // Those of the documents, in their order, and then what else a learner looks for.
  const ofLearners = [
    '/courses',
    '/order',
    '/wallet',
    '/faq',
    '/newsletter',
    '/curriculum',
    '/voucher',
  ];
  assert.deepEqual(shown('learner'), ofLearners);
  assert.deepEqual(shown('teacher'), ofLearners);
  assert.deepEqual(shown('editor'), ['/courses', '/wallet', '/faq', '/newsletter']);
  assert.deepEqual(shown('administrator'), [
    '/courses',
    '/faq',
    '/newsletter',
    '/table/badges',
    '/audit',
    '/releases',
  ]);
  assert.deepEqual(shown('inspector'), ['/courses', '/faq', '/newsletter']);
});

test('the people of a company are in the menu of its legal representatives, while they learn', () => {
  const ofCompanies = menu
    .filter(({ companyRoles }) => companyRoles !== undefined)
    .map(({ path, roles, companyRoles }) => ({ path, roles, companyRoles }));
  assert.deepEqual(ofCompanies, [
    { path: '/voucher/people', roles: ['Discente'], companyRoles: ['LEGAL_REPRESENTATIVE'] },
  ]);
});

test('[CAT-07 part] places in the pages of others are filled for whom the documents name', () => {
  const filled = configs.flatMap(({ name, fills }) =>
    fills.map(({ slot, access }) => [
      `${name} ${slot}`,
      everyone.filter((caller) => isAllowed(access, callers[caller])),
    ]),
  );
  const expected: Record<string, readonly Caller[]> = {
    'mf-backoffice shell.dashboard.admin.v1': administrators,
    'mf-backoffice shell.dashboard.editor.v1': ['editor', 'editor with CAI'],
    // BACK-24.
    'mf-backoffice shell.profile.left.v1': administrators,
    'mf-catalogue shell.dashboard.editor.v1': ['editor', 'editor with CAI'],
    'mf-catalogue shell.dashboard.learner.v1': loggedIn,
    'mf-commerce catalogue.course-actions.v1': everyone,
    'mf-commerce catalogue.course-row-actions.v1': learners,
    'mf-commerce shell.dashboard.company.v1': learners,
    'mf-commerce shell.dashboard.learner.v1': learners,
    'mf-commerce shell.topbar.actions.v1': learners,
    'mf-commerce learning.exam-actions.v1': learners,
    'mf-learning catalogue.course-tabs.v1': everyone,
    'mf-learning shell.dashboard.learner.v1': loggedIn,
    'mf-wallet-badges shell.dashboard.learner.v1': learners,
    'mf-wallet-badges shell.profile.left.v1': learners,
    'mf-wallet-badges shell.profile.right.v1': loggedIn,
  };
  assert.deepEqual(Object.fromEntries(filled), expected);
});

test('[CAT-17 part] the tab Esami of a course is filled by learning, under that name', () => {
  const tabs = configs.flatMap(({ name, fills }) =>
    fills
      .filter(({ slot }) => slot === 'catalogue.course-tabs.v1')
      .map(({ label }) => [name, label]),
  );
  assert.deepEqual(tabs, [['mf-learning', { it: 'Esami', en: 'Exams' }]]);
});
