export { mailOutbox } from './outbox.ts';
export { outboxPages } from './pages.ts';
