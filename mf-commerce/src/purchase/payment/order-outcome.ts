export type OrderOutcome = 'success' | 'warning' | 'error';

/** What came of the submission; `cancel` is an act of the person and has no row here. */
export type Submission = {
  isCoupon: boolean;
  isPublic: boolean;
  hasOrderId: boolean;
  hasRedirectUrl: boolean;
  hasErrorMessage: boolean;
};

/** Which confirmation dialog to show, in the order of 2§4 (ORDER-21, ORDER-22, E101). */
export function orderOutcome(submission: Submission): OrderOutcome {
  const { isCoupon, isPublic, hasOrderId, hasRedirectUrl, hasErrorMessage } = submission;
  if (isCoupon) return hasOrderId ? 'success' : 'error';
  if (hasRedirectUrl) return 'success';
  if (isPublic ? hasErrorMessage : hasOrderId) return 'warning';
  return 'error';
}
