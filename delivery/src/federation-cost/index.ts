export { buildSample } from './build-sample.ts';
export { costOfFederation, type FirstVisits } from './cost-of-federation.ts';
