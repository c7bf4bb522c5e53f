export { usableRight, type ExamRight, type UsableRight } from './usable-right.ts';
