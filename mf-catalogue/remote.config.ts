import { defineRemoteConfig } from 'shared-ui/remote/config';

const editors = ['RedattoreCorsiA', 'AdminWorkerBadge'] as const;

const homepagePaint = { page: './homepage/HomePage.tsx' } as const;

export const config = defineRemoteConfig({
  name: 'mf-catalogue',
  owner: 'Team Catalogue',
  routes: [
    {
      path: '/',
      match: 'exact',
      access: { public: true },
      meta: {
        title: {
          it: 'Corsi e badge certificati per chi lavora',
          en: 'Courses and certified badges for people at work',
        },
        description: {
          it: 'Corsi a distanza, test di simulazione ed esami di certificazione. Ogni traguardo diventa un badge notarizzato su blockchain.',
          en: 'Remote courses, simulation tests and certification exams. Every goal becomes a badge notarised on blockchain.',
        },
        firstPaint: homepagePaint,
      },
    },
    {
      path: '/homepage',
      match: 'exact',
      access: { public: true },
      meta: {
        title: {
          it: 'Corsi e badge certificati per chi lavora',
          en: 'Courses and certified badges for people at work',
        },
        firstPaint: homepagePaint,
      },
    },
    {
      path: '/public/catalogue',
      match: 'exact',
      access: { public: true },
      meta: {
        title: { it: 'Catalogo', en: 'Catalogue' },
        description: {
          it: 'Cerca fra i corsi per categoria, valutazione e prezzo.',
          en: 'Search the courses by category, rating and price.',
        },
        firstPaint: { page: './catalogue-search/PublicCataloguePage.tsx' },
      },
    },
    {
      path: '/public/catalogue/view/',
      match: 'prefix',
      access: { public: true },
      meta: {
        title: { it: 'Corso', en: 'Course' },
        sitemap: 'Courses/Sitemap',
        firstPaint: { page: './course-detail/PublicCoursePage.tsx' },
      },
    },
    {
      path: '/public/faq',
      match: 'exact',
      access: { public: true },
      meta: {
        title: { it: 'FAQ', en: 'FAQ' },
        description: {
          it: 'Risposte brevi su registrazione, corsi, esami, badge e pagamenti.',
          en: 'Short answers about registration, courses, exams, badges and payments.',
        },
        firstPaint: { page: './faq/PublicFaqPage.tsx' },
      },
    },
    {
      path: '/public/tutorial',
      match: 'exact',
      access: { public: true },
      meta: {
        title: { it: 'Tutorial', en: 'Tutorial' },
        description: {
          it: 'Tre guide brevi: configurare il wallet, registrarsi con un’identità verificata, registrarsi con SPID.',
          en: 'Three short guides: set up the wallet, register with a verified identity, register with SPID.',
        },
        frames: ['https://www.youtube-nocookie.com'],
      },
    },
    {
      path: '/unsubscribe',
      match: 'exact',
      access: { public: true },
      meta: {
        title: { it: 'Disiscrizione dalla newsletter', en: 'Newsletter unsubscription' },
        isUnlisted: true,
      },
    },
    { path: '/faq', match: 'exact', access: {} },
    { path: '/search', match: 'exact', access: {} },
    { path: '/courses', match: 'exact', access: {} },
    { path: '/courses/table', match: 'exact', access: {} },
    { path: '/courses/view/', match: 'prefix', access: {} },
    // Adding a course needs a claim, editing one does not (1§6); administrators need none (E152).
    {
      path: '/courses/edit',
      match: 'exact',
      access: { roles: editors, claims: ['CAI'], claimsExempt: ['AdminWorkerBadge'] },
    },
    { path: '/courses/edit/', match: 'prefix', access: { roles: editors } },
    // The same exams for the teachers of a course, who have no form of it (E148); the server knows whose they are.
    {
      path: '/courses/exams/',
      match: 'prefix',
      access: { roles: editors, docenteExempt: true },
    },
    { path: '/table', match: 'exact', access: {} },
  ],
  menu: [
    {
      order: 20,
      path: '/courses',
      label: { it: 'Corsi', en: 'Courses' },
      iconSvgPath:
        'M251.76,88.94l-120-64a8,8,0,0,0-7.52,0l-120,64a8,8,0,0,0,0,14.12L32,117.87v48.42a15.91,15.91,0,0,0,4.06,10.65C49.16,191.53,78.51,216,128,216a130,130,0,0,0,48-8.76V240a8,8,0,0,0,16,0V199.51a115.63,115.63,0,0,0,27.94-22.57A15.91,15.91,0,0,0,224,166.29V117.87l27.76-14.81a8,8,0,0,0,0-14.12ZM128,200c-43.27,0-68.72-21.14-80-33.71V126.4l76.24,40.66a8,8,0,0,0,7.52,0L176,143.47v46.34C163.4,195.69,147.52,200,128,200Zm80-33.75a97.83,97.83,0,0,1-16,14.25V134.93l16-8.53ZM188,118.94l-.22-.13-56-29.87a8,8,0,0,0-7.52,14.12L171,128l-43,22.93L25,96,128,41.07,231,96Z',
      activeIconSvgPath:
        'M176,207.24a119,119,0,0,0,16-7.73V240a8,8,0,0,1-16,0Zm11.76-88.43-56-29.87a8,8,0,0,0-7.52,14.12L171,128l17-9.06Zm64-29.87-120-64a8,8,0,0,0-7.52,0l-120,64a8,8,0,0,0,0,14.12L32,117.87v48.42a15.91,15.91,0,0,0,4.06,10.65C49.16,191.53,78.51,216,128,216a130,130,0,0,0,48-8.76V130.67L171,128l-43,22.93L43.83,106l0,0L25,96,128,41.07,231,96l-18.78,10-.06,0L188,118.94a8,8,0,0,1,4,6.93v73.64a115.63,115.63,0,0,0,27.94-22.57A15.91,15.91,0,0,0,224,166.29V117.87l27.76-14.81a8,8,0,0,0,0-14.12Z',
    },
    {
      order: 60,
      path: '/faq',
      label: { it: 'FAQ', en: 'FAQ' },
      iconSvgPath:
        'M140,180a12,12,0,1,1-12-12A12,12,0,0,1,140,180ZM128,72c-22.06,0-40,16.15-40,36v4a8,8,0,0,0,16,0v-4c0-11,10.77-20,24-20s24,9,24,20-10.77,20-24,20a8,8,0,0,0-8,8v8a8,8,0,0,0,16,0v-.72c18.24-3.35,32-17.9,32-35.28C168,88.15,150.06,72,128,72Zm104,56A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
      activeIconSvgPath:
        'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,168a12,12,0,1,1,12-12A12,12,0,0,1,128,192Zm8-48.72V144a8,8,0,0,1-16,0v-8a8,8,0,0,1,8-8c13.23,0,24-9,24-20s-10.77-20-24-20-24,9-24,20v4a8,8,0,0,1-16,0v-4c0-19.85,17.94-36,40-36s40,16.15,40,36C168,125.38,154.24,139.93,136,143.28Z',
    },
  ],
  fills: [
    { slot: 'shell.dashboard.learner.v1', order: 10, access: {} },
    { slot: 'shell.dashboard.editor.v1', order: 10, access: { roles: ['RedattoreCorsiA'] } },
  ],
  provides: [
    'catalogue.course-actions.v1',
    'catalogue.course-row-actions.v1',
    'catalogue.course-tabs.v1',
  ],
});
