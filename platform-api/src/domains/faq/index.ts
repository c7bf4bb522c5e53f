export { faqRoutes as faq } from './routes.ts';
