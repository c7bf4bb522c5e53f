export { costOfFederation, type FirstVisits } from './cost-of-federation.ts';
