import {
  everyone,
  members,
  learners,
  administrators,
  courseWriters,
  unsentReaders,
  type Row,
} from './outcomes.ts';

const newsletterBody = { id: null, title: 'Novità', text: 'Testo', dataInvio: null };

/** Rows of courses as visitors see them, FAQ, manual and newsletters. */
export const catalogueRows: Readonly<Record<string, Row>> = {
  // Courses
  'GET /api/Courses/Public': { who: everyone },
  'POST /api/SearchFullText': { who: members },
  'GET /api/Courses': { who: members },
  'GET /api/Courses/View/:id': { who: everyone, url: '/api/Courses/View/{course}' },
  'GET /api/Courses/GetProfessors/:id': {
    who: everyone,
    url: '/api/Courses/GetProfessors/{course}',
  },
  'GET /api/Courses/Contacts/:id': { who: everyone, url: '/api/Courses/Contacts/{course}' },
  'POST /api/Courses/SaveRankingCorsoUtente': { who: learners },
  'GET /api/Courses/Reviews/:id': { who: everyone, url: '/api/Courses/Reviews/{course}' },
  'POST /api/Courses/ReportReview': { who: members },
  'POST /api/Courses/ModerateReview': { who: 'l ff f ff + f ll' },
  'GET /api/Courses/Sitemap': { who: everyone },
  'GET /api/Courses/Suggestions': { who: everyone, url: '/api/Courses/Suggestions?text=uff' },
  'GET /api/Courses/GetTotalCoursesUser': { who: members },
  'GET /api/Courses/Categorie': { who: everyone },
  'POST /api/Courses/Categorie': { who: administrators },
  'POST /api/Courses/Categorie/Posizione': { who: administrators },
  'DELETE /api/Courses/Categorie': { who: administrators },
  'GET /api/Courses/GetTipoMacroCategories': { who: everyone },
  'GET /api/Courses/Levels': { who: everyone },
  'GET /api/Courses/CFU': { who: everyone },
  'GET /api/Courses/Docenti': { who: members },
  'GET /api/FaqWB/Faq': { who: everyone },
  'POST /api/FaqWB/Faq': { who: administrators },
  'POST /api/FaqWB/Faq/Posizione': { who: administrators },
  'DELETE /api/FaqWB/Faq/:id': { who: administrators, url: '/api/FaqWB/Faq/{faq}' },
  'GET /api/Documents/UserManual': { who: everyone },
  'GET /api/Tutorial/Videos': { who: everyone },
  'GET /api/Tutorial/Files/:fileName': { who: everyone },

  // Newsletters: the own registration, and links of mails
  'GET /api/NewsletterWB/Registration': { who: members },
  'POST /api/NewsletterWB/Registration': { who: members },
  'PUT /api/NewsletterWB/Registration': { who: members },
  'DELETE /api/NewsletterWB/Registration': { who: members },
  ...Object.fromEntries(
    ['GET', 'POST', 'PUT', 'DELETE'].map((method) => [
      `${method} /api/CorsiNewsLetter/Registration/:courseId`,
      { who: members, url: '/api/CorsiNewsLetter/Registration/{course}' },
    ]),
  ),
  'DELETE /api/NewsletterRegistration/:id': { who: everyone },
  'POST /api/NewsletterRegistration/:id': { who: everyone },
  // The secret is the permission; an installation without one has no such address.
  'POST /api/Newsletters/Bounces': { who: '0 00 0 00 0 0 00' },
  'GET /api/NewsletterRegistration/:id': { who: everyone },
  'GET /api/NewsletterRegistration/Own': { who: members },
  'DELETE /api/NewsletterRegistration': { who: everyone },
  'PUT /api/NewsletterRegistration': { who: everyone },

  // Newsletters that are scheduled: editors read the platform’s (E149), administrators those of courses
  'GET /api/NewsletterRegistration': {
    who: courseWriters,
    url: '/api/NewsletterRegistration?courseId={course}',
  },
  'POST /api/NewsletterRegistration/Export': {
    who: courseWriters,
    url: '/api/NewsletterRegistration/Export?formato=csv&courseId={course}',
  },
  'GET /api/NewsletterWB': { who: members },
  'GET /api/CorsiNewsLetter': { who: members, url: '/api/CorsiNewsLetter?courseId={course}' },
  'POST /api/NewsletterWB': { who: administrators, body: newsletterBody },
  'POST /api/CorsiNewsLetter/:courseId': {
    who: courseWriters,
    url: '/api/CorsiNewsLetter/{course}',
    body: newsletterBody,
  },
  'GET /api/NewsletterWB/:id': { who: unsentReaders, url: '/api/NewsletterWB/{newsletter}' },
  'GET /api/CorsiNewsLetter/:id': {
    who: unsentReaders,
    url: '/api/CorsiNewsLetter/{courseNewsletter}',
  },
  // What is scheduled is neither changed nor removed: 409 is past the guard.
  'PUT /api/NewsletterWB': {
    who: administrators,
    body: { ...newsletterBody, id: '{newsletter}', version: 1 },
  },
  'PUT /api/CorsiNewsLetter': {
    who: courseWriters,
    body: { ...newsletterBody, id: '{courseNewsletter}', version: 1 },
  },
  'DELETE /api/NewsletterWB/:id': { who: administrators, url: '/api/NewsletterWB/{newsletter}' },
  'DELETE /api/CorsiNewsLetter/:id': {
    who: courseWriters,
    url: '/api/CorsiNewsLetter/{courseNewsletter}',
  },
  ...Object.fromEntries(
    ['Send', 'Cancel'].flatMap((act) => [
      [
        `POST /api/NewsletterWB/${act}`,
        { who: administrators, url: `/api/NewsletterWB/${act}?idNewsletter={newsletter}` },
      ],
      [
        `POST /api/CorsiNewsLetter/${act}/:courseId`,
        {
          who: courseWriters,
          url: `/api/CorsiNewsLetter/${act}/{course}?idNewsletter={courseNewsletter}`,
        },
      ],
    ]),
  ),
};
