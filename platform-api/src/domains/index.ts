import type { FastifyInstance } from 'fastify';
import { accountData, accountsDomain, accreditationData } from './accounts/index.ts';
import { auditData, auditDomain } from './audit/index.ts';
import { authoring } from './authoring/index.ts';
import { backOffice, tableExportData } from './backoffice/index.ts';
import {
  backpackData,
  badgeData,
  badgesDomain,
  courseBadgeId,
  examBadge,
  requestCourseBadge,
  requestExamBadge,
  examAttestation,
  sharedCurriculumData,
} from './badges/index.ts';
import { cartData, cartDomain, mergeGuestCart } from './cart/index.ts';
import { catalogue, catalogueData, setVideoState } from './catalogue/index.ts';
import { clientLogsDomain } from './client-logs/index.ts';
import { companiesDomain, deadlineData } from './companies/index.ts';
import { configuration } from './configuration/index.ts';
import { creditData, creditsDomain } from './credits/index.ts';
import {
  courseExams,
  examAttemptData,
  examRightData,
  examsDomain,
  extraTimeData,
} from './exams/index.ts';
import { faq } from './faq/index.ts';
import { fileData, filesDomain } from './files/index.ts';
import { identity, sessionData } from './identity/index.ts';
import { completedLessons, enrolledCourses, learning, learningData } from './learning/index.ts';
import { newsletterData, newslettersDomain } from './newsletters/index.ts';
import { noteData, notesDomain } from './notes/index.ts';
import { operations } from './operations/index.ts';
import { audit, orderData, ordersDomain, settle } from './orders/index.ts';
import { paymentsDomain } from './payments/index.ts';
import { personalDataDomain } from './personal-data/index.ts';
import { promotionData, promotions } from './promotions/index.ts';
import { questionData, questionsDomain } from './questions/index.ts';
import { redemptionData, redemptionsDomain } from './redemptions/index.ts';
import { skills } from './skills/index.ts';
import { surveyData, surveysDomain } from './surveys/index.ts';
import { transparencyDomain } from './transparency/index.ts';
import { tutorial } from './tutorial/index.ts';
import { voucherData, vouchersDomain } from './vouchers/index.ts';

/** The domains of the product, each a Fastify plugin; collaborators between them are handed over here. */
export async function installDomains(app: FastifyInstance): Promise<void> {
  await app.register(accountsDomain);
  await app.register(auditDomain);
  await app.register(identity, { mergeGuestCart });
  await app.register(configuration);
  await app.register(clientLogsDomain);
  await app.register(catalogue, {
    learnerCourses: { enrolledCourses, courseExams, completedLessons, courseBadgeId },
  });
  await app.register(authoring);
  await app.register(faq);
  await app.register(tutorial);
  await app.register(newslettersDomain);
  await app.register(filesDomain, { onVideoState: setVideoState });
  await app.register(learning, {
    courseBadges: { requestCourseBadge, courseBadgeId },
    courseExams,
  });
  await app.register(notesDomain);
  await app.register(questionsDomain);
  await app.register(examsDomain, { badges: { requestExamBadge, examBadge, examAttestation } });
  await app.register(promotions);
  await app.register(cartDomain);
  await app.register(creditsDomain);
  await app.register(redemptionsDomain);
  await app.register(ordersDomain);
  await app.register(paymentsDomain, { settle });
  await app.register(vouchersDomain, { audit });
  await app.register(badgesDomain);
  await app.register(skills);
  await app.register(companiesDomain, { audit });
  await app.register(transparencyDomain);
  await app.register(backOffice);
  await app.register(operations);
  await app.register(surveysDomain);
  await app.register(personalDataDomain, {
    // The account is last: others look up who it was.
    holders: [
      cartData,
      promotionData,
      orderData,
      voucherData,
      // After the orders: a payment under way holds its order, then the wallets.
      redemptionData,
      creditData,
      examAttemptData,
      examRightData,
      learningData,
      noteData,
      questionData,
      extraTimeData,
      catalogueData,
      newsletterData,
      badgeData,
      sharedCurriculumData,
      backpackData,
      deadlineData,
      surveyData,
      fileData,
      sessionData,
      auditData,
      tableExportData,
      accreditationData,
      accountData,
    ],
  });
}
