// What pages behind the homepage show: steps, tabs, page numbers, facts of an order or a course. An entry of its
// own, because a shared one is shipped whole, and the core is in the first load of everybody.
export { DiscountBar } from '../commerce/DiscountBar.tsx';
export { PurchaseSummary, type SummaryLine } from '../commerce/PurchaseSummary.tsx';
export { CourseRow } from '../course/CourseRow.tsx';
export { DescriptionList } from '../data-display/DescriptionList.tsx';
export { OrderPill, orderLook, type OrderStyle } from '../data-display/OrderPill.tsx';
export { ProgressBar } from '../data-display/ProgressBar.tsx';
export { RatingDistribution, type RatingShare } from '../data-display/RatingDistribution.tsx';
export { RatingInput } from '../data-display/RatingInput.tsx';
export { Sparkline } from '../data-display/Sparkline.tsx';
export { StatTile } from '../data-display/StatTile.tsx';
export { Pagination, DEFAULT_PAGE_SIZE } from '../navigation/Pagination.tsx';
export { pageLinks, type PageLink } from '../navigation/page-links.ts';
export { SubscriptionCard } from '../newsletter/SubscriptionCard.tsx';
export { Stepper } from '../navigation/Stepper.tsx';
export { Tabs, useTabParam, type Tab } from '../navigation/Tabs.tsx';
