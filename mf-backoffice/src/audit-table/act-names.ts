import type { AuditEntry } from '../audit.ts';
import { messages } from './messages.ts';

/** Every act without its values, to choose one. */
export const actsByName = {
  'role.granted': messages.roleGranted,
  'role.revoked': messages.roleRevoked,
  'teacher.enabled': messages.teacherEnabled,
  'teacher.disabled': messages.teacherDisabled,
  'session.ended': messages.sessionEnded,
  'fiscal-code.shown': messages.fiscalCodeShown,
  'category.added': messages.categoryAdded,
  'category.changed': messages.categoryChanged,
  'category.moved': messages.categoryMoved,
  'category.deleted': messages.categoryDeleted,
  'faq.added': messages.faqAdded,
  'faq.changed': messages.faqChanged,
  'faq.moved': messages.faqMoved,
  'faq.deleted': messages.faqDeleted,
  'cancellation.requested': messages.cancellationRequested,
  'cancellation.approved': messages.cancellationApproved,
  'cancellation.refused': messages.cancellationRefused,
  'redemption.paid': messages.redemptionPaid,
  'redemption.refused': messages.redemptionRefused,
  'orders.exported': messages.ordersExported,
  'redemptions.exported': messages.redemptionsExported,
  'users.exported': messages.usersExported,
  'attestations.downloaded': messages.attestationsDownloaded,
  'audit.exported': messages.auditExported,
  'badges.exported': messages.badgesExported,
  'credits.exported': messages.creditsExported,
  'subscribers.exported': messages.subscribersExported,
} satisfies Record<AuditEntry['act'], object>;

export const actNames = Object.keys(actsByName) as AuditEntry['act'][];
