import { everyone, members, learners, backOffice, owner, PAGE, type Row } from './outcomes.ts';

const examQuestion = {
  stem: 'Chi firma?',
  area: 'Norme',
  points: 1,
  explanation: '',
  state: 'draft',
  picture: null,
  item: { kind: 'trueFalse', content: {}, key: { value: true } },
};

/** Rows of learning, exams, files and authoring. */
export const learningRows: Readonly<Record<string, Row>> = {
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
  'PUT /api/Courses/LessonPosition': { who: members },
  'PUT /api/Courses/ResetVisualization': { who: members },
  'GET /api/Courses/Document': { who: members },

  // Notes: of those who may use the course, each person's own
  'GET /api/Courses/Notes': {
    who: 'l +f f ++ + f ll',
    url: '/api/Courses/Notes?courseId={course}',
  },
  'POST /api/Courses/Notes': {
    who: 'l +f f ++ + f ll',
    body: {
      id: PAGE,
      courseId: '{course}',
      lessonId: '{lesson}',
      text: 'Da rivedere',
      second: null,
      paragraph: null,
    },
  },
  'PUT /api/Courses/Notes/:id': {
    who: owner,
    url: '/api/Courses/Notes/{note}',
    body: { version: 1, text: 'Riletta' },
  },
  // Of a version that there is not: past the guard, 409.
  'DELETE /api/Courses/Notes/:id': { who: owner, url: '/api/Courses/Notes/{note}?version=99' },

  'GET /api/Courses/Search': {
    who: 'l +f f ++ + f ll',
    url: '/api/Courses/Search?courseId={course}&text=uff',
  },

  // Questions: learners ask, the back office and teachers of the course (E148) answer
  'GET /api/Courses/Questions': {
    who: 'l +f f ++ + f ll',
    url: '/api/Courses/Questions?courseId={course}',
  },
  'POST /api/Courses/Questions': {
    who: 'l +f f ff f f ll',
    body: {
      key: PAGE,
      courseId: '{course}',
      lessonId: '{lesson}',
      text: 'Vale anche qui?',
      second: null,
      paragraph: null,
    },
  },
  // Answered by the first of them: past the guard, 409.
  'POST /api/Courses/Questions/:id/Answer': {
    who: backOffice,
    url: '/api/Courses/Questions/{lessonQuestion}/Answer',
    body: { answer: 'Sì' },
  },
  'GET /api/Courses/FreePreview': { who: everyone },
  'GET /api/Documents/GetUrlDocument': { who: members },
  'GET /api/Courses/CanDeleteVideo': { who: backOffice },
  'GET /api/Courses/FileStreaming': { who: everyone },

  // Editors, and the teachers of the course
  'GET /api/Courses/Teaching/:id': { who: backOffice, url: '/api/Courses/Teaching/{course}' },
  'GET /api/Courses/Teaching/:id/Learners': {
    who: backOffice,
    url: '/api/Courses/Teaching/{course}/Learners',
  },

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
    who: backOffice,
    url: '/api/Exams/{course}/simulation/Candidates',
  },
  'GET /api/Exams/Summary/:courseId': { who: backOffice, url: '/api/Exams/Summary/{course}' },
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

  // Reports of other bodies: signed, in place of a login
  'POST /api/Exams/Results': { who: everyone },

  // Authoring of exams: editors, and the teachers of the course
  'GET /api/Exams/Questions': {
    who: backOffice,
    url: '/api/Exams/Questions?courseId={course}',
  },
  'GET /api/Exams/Questions/:id': { who: backOffice, url: '/api/Exams/Questions/{question}' },
  'POST /api/Exams/Questions': {
    who: backOffice,
    body: { ...examQuestion, courseId: '{course}' },
  },
  // Of a version that there is not: past the guard, 409.
  'PUT /api/Exams/Questions/:id': {
    who: backOffice,
    url: '/api/Exams/Questions/{question}',
    body: { ...examQuestion, version: 99 },
  },
  'DELETE /api/Exams/Questions/:id': {
    who: backOffice,
    url: '/api/Exams/Questions/{question}?version=99',
  },
  'GET /api/Exams/Plans/:courseId': { who: backOffice, url: '/api/Exams/Plans/{course}' },
  'PUT /api/Exams/Plans/:courseId/:kind': {
    who: backOffice,
    url: '/api/Exams/Plans/{course}/simulation',
    body: { updatedAt: null, plan: null },
  },
  // There is no plan: past the guard, 409.
  'GET /api/Exams/Preview/:courseId/:kind': {
    who: backOffice,
    url: '/api/Exams/Preview/{course}/simulation',
  },
  'GET /api/Exams/Export/:courseId': { who: backOffice, url: '/api/Exams/Export/{course}' },
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
    who: backOffice,
    url: '/api/Exams/Statistics/{course}',
  },
  'GET /api/Exams/ExtraTimes/:courseId': {
    who: backOffice,
    url: '/api/Exams/ExtraTimes/{course}',
  },
  'PUT /api/Exams/ExtraTimes/:courseId': {
    who: backOffice,
    url: '/api/Exams/ExtraTimes/{course}',
    body: { email: 'giulia.sartori@example.it', percent: 25 },
  },
  'DELETE /api/Exams/ExtraTimes/:courseId/:userId': {
    who: backOffice,
    url: '/api/Exams/ExtraTimes/{course}/00000000-0000-4000-8000-000000000000',
  },
};
