import { messages as dashboard } from '../dashboard/messages.ts';
import { authoringMessages } from '../course-authoring/authoring-messages.ts';
import { messages as courseAuthoring } from '../course-authoring/course/messages.ts';
import { messages as documentsAuthoring } from '../course-authoring/documents/messages.ts';
import { messages as examBankAuthoring } from '../course-authoring/exams/bank/messages.ts';
import { messages as examsAuthoring } from '../course-authoring/exams/messages.ts';
import { messages as examImport } from '../course-authoring/exams/import/messages.ts';
import {
  adviceMessages,
  reasonMessages,
  warningMessages,
} from '../course-authoring/exams/import/notice-messages.ts';
import { messages as examStatistics } from '../course-authoring/exams/statistics/messages.ts';
import { messages as examPlanAuthoring } from '../course-authoring/exams/plan/messages.ts';
import { messages as examPreview } from '../course-authoring/exams/preview/messages.ts';
import { answerMessages as examAnswerAuthoring } from '../course-authoring/exams/question/answer-messages.ts';
import { messages as examQuestionAuthoring } from '../course-authoring/exams/question/messages.ts';
import { messages as faqAuthoring } from '../course-authoring/faq/messages.ts';
import { messages as lessonsAuthoring } from '../course-authoring/lessons/messages.ts';
import { messages as lessonTextAuthoring } from '../course-authoring/lessons/text/messages.ts';
import { messages as modulesAuthoring } from '../course-authoring/modules/messages.ts';
import { messages as overviewAuthoring } from '../course-authoring/overview/messages.ts';
import { messages as partsAuthoring } from '../course-authoring/parts/messages.ts';
import { messages as savingAuthoring } from '../course-authoring/saving/messages.ts';
import { messages as subscribersAuthoring } from '../course-authoring/subscribers/messages.ts';
import { courseMessages } from '../course-messages.ts';
import { messages as courseContacts } from '../course-detail/contacts/messages.ts';
import { messages as courseDescription } from '../course-detail/description/messages.ts';
import { messages as courseHead } from '../course-detail/head/messages.ts';
import { messages as courseDetail } from '../course-detail/messages.ts';
import { messages as courseNewsletter } from '../course-detail/newsletter/messages.ts';
import { messages as coursePurchase } from '../course-detail/purchase/messages.ts';
import { messages as courseQuestions } from '../course-detail/questions/messages.ts';
import { messages as courseReviews } from '../course-detail/reviews/messages.ts';
import { messages as courseLists } from '../course-lists/messages.ts';
import { messages as faq } from '../faq/messages.ts';
import { messages as homepage } from '../homepage/messages.ts';
import { messages as searchFilters } from '../catalogue-search/filters/messages.ts';
import { messages as search } from '../catalogue-search/messages.ts';
import { messages as tutorial } from '../tutorial/messages.ts';
import { messages as unsubscribe } from '../unsubscribe/messages.ts';
import { translationFaults } from 'shared-ui/testing';
import english from './en.json';

it('[SHELL-01 part] every text of the catalogue is there in both languages, with the same values', () => {
  const tables = [
    courseMessages,
    homepage,
    tutorial,
    unsubscribe,
    faq,
    search,
    searchFilters,
    courseDetail,
    courseContacts,
    courseDescription,
    courseHead,
    courseNewsletter,
    coursePurchase,
    courseQuestions,
    courseReviews,
    courseLists,
    dashboard,
    authoringMessages,
    courseAuthoring,
    documentsAuthoring,
    examBankAuthoring,
    examsAuthoring,
    examImport,
    reasonMessages,
    warningMessages,
    adviceMessages,
    examStatistics,
    examPlanAuthoring,
    examPreview,
    examAnswerAuthoring,
    examQuestionAuthoring,
    faqAuthoring,
    lessonsAuthoring,
    lessonTextAuthoring,
    modulesAuthoring,
    overviewAuthoring,
    partsAuthoring,
    savingAuthoring,
    subscribersAuthoring,
  ];
  expect(translationFaults(tables, english)).toEqual([]);
});
