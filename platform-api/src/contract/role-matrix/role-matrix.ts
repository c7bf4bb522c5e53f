import { catalogueRows } from './catalogue-rows.ts';
import { commerceRows } from './commerce-rows.ts';
import { identityRows } from './identity-rows.ts';
import { learningRows } from './learning-rows.ts';
import {
  members,
  backOffice,
  administrators,
  ownerAsLearner,
  draftReaders,
  PAGE,
  type Row,
} from './outcomes.ts';

/** A person of the demo. */
const marco = 'userId=96cb7016-de9b-45e7-8134-48b9a66a0023';

/** Without a body a write is refused by its shape, 400: that is behind the guard, and counts as through. */
export const matrix: Readonly<Record<string, Row>> = {
  ...identityRows,
  ...catalogueRows,
  ...learningRows,
  ...commerceRows,

  // Back office
  'PATCH /api/Users/SaveUser': { who: administrators },
  'GET /api/Users/SearchUser': { who: backOffice },
  'GET /api/Users/GetUserDetails': { who: backOffice, url: `/api/Users/GetUserDetails?${marco}` },
  'GET /api/Users/GetUserRoles': { who: backOffice, url: `/api/Users/GetUserRoles?${marco}` },
  'GET /api/Users/GetUserBadges': { who: backOffice, url: `/api/Users/GetUserBadges?${marco}` },
  'GET /api/Users/GetUserSessions': {
    who: administrators,
    url: `/api/Users/GetUserSessions?${marco}`,
  },
  'DELETE /api/Users/UserSessions': {
    who: administrators,
    // Of nobody's session: those of the rows below live on.
    url: `/api/Users/UserSessions?${marco}&sessionId=${PAGE}`,
  },
  'GET /api/Users/GetUserHistory': {
    who: administrators,
    url: `/api/Users/GetUserHistory?${marco}`,
  },
  'POST /api/Users/ShowFiscalCode': {
    who: administrators,
    url: `/api/Users/ShowFiscalCode?${marco}`,
  },
  'GET /api/Audit/Entries': { who: administrators },
  'GET /api/Audit/Check': { who: administrators },
  'GET /api/Users/TotalRegisteredUsers': { who: backOffice },
  'GET /api/Users/GetTotalProfessors': { who: backOffice },
  'GET /api/List/UsersByMonth': { who: backOffice },
  'GET /api/List/ProfessorsByMonth': { who: backOffice },
  'GET /api/Courses/GetCategoriesGrid': { who: backOffice },
  'GET /api/List/Orders': { who: backOffice },
  'GET /api/List/OrdersCsv': { who: administrators },
  'POST /api/List/OrdersExport': {
    who: administrators,
    url: '/api/List/OrdersExport?formato=csv',
  },
  'POST /api/Users/UsersExport': {
    who: administrators,
    url: '/api/Users/UsersExport?formato=csv',
  },
  'POST /api/Algorand/RichiesteRiscattoExport': {
    who: administrators,
    url: '/api/Algorand/RichiesteRiscattoExport?formato=csv',
  },
  'POST /api/Audit/EntriesExport': {
    who: administrators,
    url: '/api/Audit/EntriesExport?formato=csv',
  },
  'POST /api/List/CreditMovementsExport': {
    who: administrators,
    url: '/api/List/CreditMovementsExport?formato=csv',
  },
  'POST /api/List/BadgesExport': {
    who: administrators,
    url: '/api/List/BadgesExport?formato=csv',
  },
  'GET /api/List/OrdersExport': { who: administrators },
  // Of everybody's own exports; who has none, or lost the right, finds nothing.
  'POST /api/List/OrdersExportFile': { who: members },
  // Editors, and who teaches.
  'GET /api/Courses/OwnFigures': { who: 'l ff + ++ f f ll' },
  'GET /api/List/OrdersByMonth': { who: administrators },
  'GET /api/Users/DashboardOrderDetail': {
    who: backOffice,
    url: '/api/Users/DashboardOrderDetail?ordineId={order}',
  },
  'GET /api/Users/GetOrderHistory': {
    who: backOffice,
    url: '/api/Users/GetOrderHistory?ordineId={order}&primaDi=1',
  },

  // The last one: nobody is left after it.
  'DELETE /api/Account/DeleteAccount': { who: members },
};

/** A thing that is not the caller's own, asked for by name: what the rows above ask without one. */
export const foreignObjects: Readonly<Record<string, Row>> = {
  // A file that the editor has uploaded, loose still; administrators reach everything
  'POST /api/Courses/FileUri': { who: 'l ff f +0 + f ll', body: { fileNameRef: '{file}' } },
  // A course that nobody may see yet
  'GET /api/Courses/View/:id': { who: draftReaders, url: '/api/Courses/View/{draft}' },
  'GET /api/Courses/GetProfessors/:id': {
    who: draftReaders,
    url: '/api/Courses/GetProfessors/{draft}',
  },
  'GET /api/Courses/Contacts/:id': { who: draftReaders, url: '/api/Courses/Contacts/{draft}' },
  'GET /api/Courses/Reviews/:id': { who: draftReaders, url: '/api/Courses/Reviews/{draft}' },
  // A lesson of a course that the owner alone has bought
  'POST /api/Courses/SetLessonCompleted': {
    who: 'l +f f ff f f ll',
    body: { courseId: '{course}', moduleId: '{module}', lessonId: '{lesson}' },
  },
  'PUT /api/Courses/LessonPosition': {
    who: 'l +f f ff f f ll',
    body: {
      courseId: '{course}',
      lessonId: '{lesson}',
      seconds: 4,
      at: '2026-05-04T08:00:00.000Z',
    },
  },
  'PUT /api/Courses/ResetVisualization': {
    who: 'l +f f ff f f ll',
    url: '/api/Courses/ResetVisualization?courseId={course}',
  },
  'POST /api/Courses/SaveRankingCorsoUtente': {
    who: 'l +f f ff f f ll',
    body: { corsoId: '{course}', rank: 5 },
  },
  // An order of the owner, by another way to pay
  'POST /api/Order/SavePayment': {
    who: ownerAsLearner,
    url: '/api/Order/SavePayment?orderId={order}&paymentTypeId=2',
    body: {},
  },
};
