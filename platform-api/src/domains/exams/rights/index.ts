export { examSaleRefusal } from './exam-sale.ts';
export { grantMissingRights, MISSING_RIGHTS_JOB } from './grant-missing-rights.ts';
export { examKindsOf, grantRights, sellRight } from './grant-rights.ts';
export { paidExams } from './paid-exams.ts';
export { examRightData } from './personal-data.ts';
export { usableRight, type UsableRight } from './usable-right.ts';
export { begunExams, withdrawRights } from './withdraw-rights.ts';
