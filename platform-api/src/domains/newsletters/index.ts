export { registrationRoutes as newsletters } from './routes.ts';
export { newsletterData } from './personal-data.ts';
export { register as registerForNewsletter } from './registrations.ts';
