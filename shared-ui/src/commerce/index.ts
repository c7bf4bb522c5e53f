export { PurchaseSummary, type SummaryLine } from './PurchaseSummary.tsx';
export { DiscountBar } from './DiscountBar.tsx';
