export { authoringRoutes as authoring } from './routes.ts';
