export { tutorialRoutes as tutorial } from './routes.ts';
