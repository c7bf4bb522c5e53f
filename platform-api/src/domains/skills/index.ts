export { skillRoutes as skills } from './routes.ts';
