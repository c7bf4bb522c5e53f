/**
 * Who gets what from every route, written by hand: the table is checked against the routes, never made from them.
 * A column each for: visitor, owner of the thing asked for, another learner, learner who teaches, editor,
 * editor with the CAI claim, administrator, company user, deleted account, account pending certification.
 */
export const callers = [
  'visitor',
  'owner',
  'otherLearner',
  'teacher',
  'editor',
  'editorWithCai',
  'administrator',
  'company',
  'deleted',
  'pending',
] as const;

export type Caller = (typeof callers)[number];

/** `+` gets through, `l` must log in (401), `f` is forbidden (403), `0` is told that there is no such thing (404). */
export type Outcome = '+' | 'l' | 'f' | '0';

const everyone = '+ ++ + ++ + + ++';
const members = 'l ++ + ++ + + ll';
const learners = 'l ++ + ff f + ll';
const backOffice = 'l ff f ++ + f ll';
const administrators = 'l ff f ff + f ll';
/** A thing of the owner's: for everybody else it does not exist. */
const owner = 'l +0 0 00 0 0 ll';
const ownerAsLearner = 'l +0 0 ff f 0 ll';
/** What is not published exists for the back office only. */
const draftReaders = '0 00 0 ++ + 0 00';
const ownerAndBackOffice = 'l +0 0 ++ + 0 ll';

/** The teacher of these tests teaches another course. */
const examAuthors = backOffice;

const examQuestion = {
  stem: 'Chi firma?',
  area: 'Norme',
  points: 1,
  explanation: '',
  state: 'draft',
  picture: null,
  item: { kind: 'trueFalse', content: {}, key: { value: true } },
};
/** A page on which an exam is answered. */
export const PAGE = '3f0b1c8e-5d7a-4c43-9a52-0f7f3a1c9b60';
/** Editors, and teachers of the course, who are not among the callers (E148). */
const courseWriters = 'l ff f ++ f f ll';
/** What is not sent yet exists for the back office only. */
const unsentReaders = 'l 00 0 ++ + 0 ll';
const newsletterBody = { id: null, title: 'Novità', text: 'Testo', dataInvio: null };

export type Row = {
  who: string;
  /** An address that exists, where the route's own pattern is not one; `{order}` and the like are the owner's. */
  url?: string;
  body?: object;
};

/** Without a body a write is refused by its shape, 400: that is behind the guard, and counts as through. */
export const matrix: Readonly<Record<string, Row>> = {
  // The product itself
  'GET /api/health/live': { who: everyone },
  'GET /api/health/ready': { who: everyone },
  'GET /api/config': { who: everyone },
  'POST /api/Logs/InsertLogClientToDb': { who: everyone },
  'GET /api/docs': { who: everyone },
  'GET /api/docs/json': { who: everyone },
  'GET /api/docs/yaml': { who: everyone },
  'GET /api/docs/static/index.html': { who: everyone },
  'GET /api/docs/static/swagger-initializer.js': { who: everyone },
  'GET /api/docs/static/*': { who: everyone, url: '/api/docs/static/swagger-ui.css' },

  'GET /api/Jobs/Failed': { who: administrators },
  'POST /api/Jobs/Retry': { who: administrators },
  'GET /api/Refunds/Failed': { who: administrators },
  'POST /api/Refunds/Retry': { who: administrators },
  'POST /api/Refunds/PaidByHand': { who: administrators },

  // Login and session
  'GET /api/Login/GetUrlSpidLogin': { who: everyone },
  'POST /api/Login/SpidLogin': { who: everyone },
  'POST /api/Login/QrCode': { who: everyone },
  'GET /api/Login/QrCode': { who: everyone },
  'GET /api/Login/Presentation/:id/request': { who: everyone },
  'POST /api/Login/Presentation/:id/response': { who: everyone },
  'POST /api/Login/CredentialLogin': { who: everyone },
  'POST /api/Login/Register': { who: everyone },
  'POST /api/Login/Complete': { who: everyone },
  'POST /api/Login/GetTokenForCompany': { who: everyone },
  'POST /api/Login/RefreshToken': { who: everyone },
  'POST /api/Login/Logout': { who: everyone },
  'GET /api/Account/Roles': { who: members },
  'GET /api/Account/Role': { who: members },
  // A role that one does not hold is refused by its own rule; this one everybody may ask for.
  'PUT /api/Account/Role': { who: members, url: '/api/Account/Role?role=Discente' },
  'GET /api/Account/SurveyCode': { who: members },
  'GET /api/Account/Sessions': { who: members },
  'DELETE /api/Account/Sessions/:id': { who: owner, url: '/api/Account/Sessions/{session}' },
  'DELETE /api/Account/Sessions': { who: members },

  // One's own account
  'GET /api/Users/profile': { who: members },
  'POST /api/Users/UpdateEmailComunicazione': { who: members },
  'POST /api/Users/UpdateUserSdi': {
    who: 'l ff f ff f + ll',
    url: '/api/Users/UpdateUserSdi?SDI=ABC1234',
  },
  'GET /api/Users/NotificationPreferences': { who: members },
  'GET /api/Account/DataExport': { who: members },
  'POST /api/Account/DataExport': { who: members },

  // Survey
  'GET /api/Survey': { who: members, url: '/api/Survey?lang=it-IT&code=user' },
  'POST /api/Survey': { who: members },
  'POST /api/Survey/Close': { who: members },
  'GET /api/Survey/Percentage': {
    who: members,
    url: '/api/Survey/Percentage?lang=it-IT&code=user',
  },
  'GET /api/Survey/Mandatory': { who: members, url: '/api/Survey/Mandatory?lang=it-IT&code=user' },
  'GET /api/Lookups/GetSelectTipologica': {
    who: members,
    url: '/api/Lookups/GetSelectTipologica?group=0&language=it',
  },

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
  'GET /api/Courses/GetTipoMacroCategories': { who: everyone },
  'GET /api/Courses/Levels': { who: everyone },
  'GET /api/Courses/CFU': { who: everyone },
  'GET /api/Courses/Docenti': { who: members },
  'GET /api/FaqWB/Faq': { who: everyone },
  'POST /api/FaqWB/Faq': { who: administrators },
  'DELETE /api/FaqWB/Faq/:id': { who: administrators, url: '/api/FaqWB/Faq/{faq}' },
  'GET /api/Documents/UserManual': { who: everyone },

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
  'GET /api/NewsletterRegistration/:id': { who: everyone },
  'DELETE /api/NewsletterRegistration': { who: everyone },
  'PUT /api/NewsletterRegistration': { who: everyone },

  // Newsletters that are scheduled: editors read the platform’s (E149), administrators those of courses
  'GET /api/NewsletterRegistration': {
    who: courseWriters,
    url: '/api/NewsletterRegistration?courseId={course}',
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

  // Learning: who bought the course, who teaches it, and the back office in preview (E8)
  'GET /api/Courses/Use/:id': { who: 'l +f f ++ + f ll', url: '/api/Courses/Use/{course}' },
  'GET /api/Courses/GetMagicLinkForRewardForPromotion': {
    who: learners,
    url: '/api/Courses/GetMagicLinkForRewardForPromotion?corsoId={course}',
  },
  'GET /api/Courses/IsCourseAlreadyBought': {
    who: members,
    url: '/api/Courses/IsCourseAlreadyBought?courseId={course}',
  },
  'POST /api/Courses/SetLessonCompleted': { who: members },
  'PUT /api/Courses/ResetVisualization': { who: members },
  'GET /api/Courses/Document': { who: members },
  'GET /api/Courses/FreePreview': { who: everyone },
  'GET /api/Documents/GetUrlDocument': { who: members },
  'GET /api/Courses/CanDeleteVideo': { who: backOffice },
  'GET /api/Courses/FileStreaming': { who: everyone },

  // Exams: who bought the course, and the back office in preview; an attempt is its candidate's alone
  'GET /api/Exams/:courseId/:kind': {
    who: 'l +f f ++ + f ll',
    url: '/api/Exams/{course}/simulation',
  },
  'POST /api/Exams/:courseId/:kind/Attempts': {
    who: 'l +f f ++ + f ll',
    url: '/api/Exams/{course}/simulation/Attempts',
    body: { screen: PAGE, isIdentityConfirmed: true, areRulesRead: true },
  },
  'GET /api/Exams/Attempts/:id': { who: owner, url: '/api/Exams/Attempts/{attempt}' },
  'POST /api/Exams/Attempts/:id/ContinueHere': {
    who: owner,
    url: '/api/Exams/Attempts/{attempt}/ContinueHere',
    body: { screen: PAGE },
  },
  'PUT /api/Exams/Attempts/:id/Answers/:position': {
    who: owner,
    url: '/api/Exams/Attempts/{attempt}/Answers/1',
    body: { screen: PAGE, sequence: 1, isFlagged: true },
  },
  'POST /api/Exams/Attempts/:id/End': {
    who: owner,
    url: '/api/Exams/Attempts/{attempt}/End',
    body: { screen: PAGE },
  },
  'GET /api/Exams/Attempts/:id/Result': {
    who: owner,
    url: '/api/Exams/Attempts/{attempt}/Result',
  },
  'GET /api/Exams/:courseId/:kind/Candidates': {
    who: examAuthors,
    url: '/api/Exams/{course}/simulation/Candidates',
  },
  // The report of the attempt that the row above has ended
  'GET /api/Courses/FetchExamResultPDF': {
    who: owner,
    url: '/api/Courses/FetchExamResultPDF?courseId={course}&isExam=false&isPassed=false',
  },

  // Files; who may upload what is said by the kind of the file
  'GET /api/Files': { who: members },
  'POST /api/Files/Upload/:kind': { who: members, url: '/api/Files/Upload/document' },
  'POST /api/Files/Upload/:kind/Commit': {
    who: members,
    url: '/api/Files/Upload/document/Commit',
  },
  'POST /api/Courses/FileUri': { who: backOffice },
  'PUT /api/Files/Companion': { who: backOffice },
  'PUT /api/Files/Cover': { who: backOffice },
  'GET /api/Files/Cover/:cover': { who: everyone },
  // Authoring: editors add courses with the CAI claim only (EDIT-02, E152)
  'GET /api/Courses/:id': { who: backOffice, url: '/api/Courses/{course}' },
  'POST /api/Courses': {
    who: 'l ff f f+ + f ll',
    body: { title: 'Un corso nuovo', statoCorso: 0 },
  },
  'GET /api/Courses/GetAvailableProfessors': { who: backOffice },
  'GET /api/Courses/Subscribers': {
    who: backOffice,
    url: '/api/Courses/Subscribers?courseId={course}',
  },

  // Authoring of exams: editors, and the teachers of the course
  // Signed by another body, in place of a login.
  'POST /api/Exams/Results': { who: everyone },
  'GET /api/Exams/Questions': {
    who: examAuthors,
    url: '/api/Exams/Questions?courseId={course}',
  },
  'GET /api/Exams/Questions/:id': { who: examAuthors, url: '/api/Exams/Questions/{question}' },
  'POST /api/Exams/Questions': {
    who: examAuthors,
    body: { ...examQuestion, courseId: '{course}' },
  },
  // Of a version that there is not: past the guard, 409.
  'PUT /api/Exams/Questions/:id': {
    who: examAuthors,
    url: '/api/Exams/Questions/{question}',
    body: { ...examQuestion, version: 99 },
  },
  'DELETE /api/Exams/Questions/:id': {
    who: examAuthors,
    url: '/api/Exams/Questions/{question}?version=99',
  },
  'GET /api/Exams/Plans/:courseId': { who: examAuthors, url: '/api/Exams/Plans/{course}' },
  'PUT /api/Exams/Plans/:courseId/:kind': {
    who: examAuthors,
    url: '/api/Exams/Plans/{course}/simulation',
    body: { updatedAt: null, plan: null },
  },
  // There is no plan: past the guard, 409.
  'GET /api/Exams/Preview/:courseId/:kind': {
    who: examAuthors,
    url: '/api/Exams/Preview/{course}/simulation',
  },
  'GET /api/Exams/Export/:courseId': { who: examAuthors, url: '/api/Exams/Export/{course}' },
  'POST /api/Exams/Import/:courseId/Check': {
    // There is no such package: past the guard, 404.
    who: 'l ff f 00 0 f ll',
    url: '/api/Exams/Import/{course}/Check',
    body: { fileNameRef: 'none.zip' },
  },
  'POST /api/Exams/Import/:courseId': {
    // There is no such package: past the guard, 404.
    who: 'l ff f 00 0 f ll',
    url: '/api/Exams/Import/{course}',
    body: { fileNameRef: 'none.zip' },
  },
  'GET /api/Exams/Statistics/:courseId': {
    who: examAuthors,
    url: '/api/Exams/Statistics/{course}',
  },
  'GET /api/Exams/ExtraTimes/:courseId': {
    who: examAuthors,
    url: '/api/Exams/ExtraTimes/{course}',
  },
  'PUT /api/Exams/ExtraTimes/:courseId': {
    who: examAuthors,
    url: '/api/Exams/ExtraTimes/{course}',
    body: { email: 'giulia.sartori@example.it', percent: 25 },
  },
  'DELETE /api/Exams/ExtraTimes/:courseId/:userId': {
    who: examAuthors,
    url: '/api/Exams/ExtraTimes/{course}/00000000-0000-4000-8000-000000000000',
  },

  // Cart
  'GET /api/Cart': { who: learners },
  'GET /api/Cart/Promotion': {
    who: everyone,
    url: '/api/Cart/Promotion?courseId={course}&promo=none',
  },
  'POST /api/Cart/Public': { who: everyone },
  'POST /api/Cart': { who: learners },
  'DELETE /api/Cart': { who: learners },
  // Nobody has the course in the cart.
  'DELETE /api/Cart/:courseId': {
    who: 'l 00 0 ff f 0 ll',
    url: '/api/Cart/{course}?tipoArticoloId=1',
  },
  'PUT /api/Cart/UpdateCartWithExams': { who: learners },
  'PUT /api/Cart/UpdateCartWithMultiVoucher': { who: learners },
  'PUT /api/Cart/Quantity': { who: learners },

  // Orders
  'POST /api/Order/SaveOrder': { who: learners },
  'POST /api/Order/SavePayment': {
    who: ownerAsLearner,
    url: '/api/Order/SavePayment?orderId={order}&paymentTypeId=1',
    body: {},
  },
  // The key of the purchase is the permission.
  'POST /api/Order/SaveOrderPublic': { who: everyone },
  'POST /api/Order/PayOrderPublic': { who: everyone },
  'POST /api/Orders/PayOrder': {
    who: ownerAsLearner,
    url: '/api/Orders/PayOrder?orderId={order}&paymentTypeId=1',
  },
  'POST /api/Order/GetReceiptPdfBlobStorage': {
    who: ownerAndBackOffice,
    url: '/api/Order/GetReceiptPdfBlobStorage?orderId={order}',
  },
  'GET /api/Orders/all': { who: learners },
  'GET /api/Orders': { who: ownerAsLearner, url: '/api/Orders?orderId={order}' },
  'GET /api/Orders/GetOrderStates': { who: members },
  'GET /api/Order/GetMultiVoucherByOrderId': {
    who: ownerAsLearner,
    url: '/api/Order/GetMultiVoucherByOrderId?orderId={order}',
  },
  'GET /api/Order/GetVoucherFile': {
    who: ownerAsLearner,
    url: '/api/Order/GetVoucherFile?orderId={order}',
  },
  'POST /api/Order/GetVoucherFilePublic': { who: everyone },
  // Not in a state that allows it: past the guard, who may ask is refused with 409.
  'POST /api/Orders/RequestDeleteOrder': {
    who: 'l +0 0 ++ + 0 ll',
    url: '/api/Orders/RequestDeleteOrder?orderId={order}&motivazione=Prova',
  },
  'POST /api/Order/RequestDeleteOrderPublic': { who: everyone },
  'POST /api/Orders/ResolveDeleteRequest': { who: administrators },
  'POST /api/Orders/RedeemVouchers': { who: learners, body: ['WB-AAAA-AAAA-AAAA'] },
  'GET /api/Orders/GetVouchers': { who: learners },
  'GET /api/Order/GetPaymentTypes': { who: everyone },
  'GET /api/Order/GetSconti': { who: everyone },
  'GET /api/Order/GetTerms': { who: everyone },
  'GET /api/Documents/Terms': { who: everyone },
  'GET /api/Documents/Privacy': { who: everyone },
  'POST /api/Payments/Webhook/:provider': { who: everyone, url: '/api/Payments/Webhook/sandbox' },

  // Badges
  'GET /api/Badges/GetBadges': { who: members },
  'GET /api/Badges/GetBadgeDetail': { who: owner, url: '/api/Badges/GetBadgeDetail?id={badge}' },
  'GET /api/Badges/GetBadgeTypes': { who: members },
  'PUT /api/Badges/Visibility': {
    who: owner,
    url: '/api/Badges/Visibility?id={badge}&isPublic=true',
  },
  'GET /api/Skills/GetUserSkills': { who: members },
  'GET /api/Badges/Public/:id': { who: everyone, url: '/api/Badges/Public/{badge}' },
  'GET /api/Badges/Public/:id/credential': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/credential',
  },
  'GET /api/Badges/Public/:id/picture': {
    who: everyone,
    url: '/api/Badges/Public/{badge}/picture',
  },
  'GET /api/Badges/Issuer': { who: everyone },
  'GET /api/Badges/Issuer/Image': { who: everyone },
  'GET /api/Badges/Revocations': { who: everyone },

  // Back office
  'PATCH /api/Users/SaveUser': { who: administrators },
  'GET /api/Users/TotalRegisteredUsers': { who: backOffice },
  'GET /api/Users/GetTotalProfessors': { who: backOffice },
  'GET /api/Courses/GetCategoriesGrid': { who: backOffice },
  'GET /api/List/Orders': { who: backOffice },
  'GET /api/List/OrdersByMonth': { who: backOffice },
  'GET /api/Users/DashboardOrderDetail': {
    who: backOffice,
    url: '/api/Users/DashboardOrderDetail?ordineId={order}',
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

/** Peers of the embedded installation: other parties' pages, absent when real ones are configured. */
export const peers = '/dev/';

/** What the row expects of each caller. */
export function outcomesOf({ who }: Row): Record<Caller, Outcome> {
  const signs = [...who.replaceAll(' ', '')] as Outcome[];
  if (signs.length !== callers.length) throw new Error(`a row has ${signs.length} columns: ${who}`);
  return Object.fromEntries(callers.map((caller, at) => [caller, signs[at]])) as Record<
    Caller,
    Outcome
  >;
}
