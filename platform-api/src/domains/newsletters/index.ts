export { registrationRoutes as newsletters } from './routes.ts';
export { register as registerForNewsletter } from './registrations.ts';
