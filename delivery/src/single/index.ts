export { buildSingle } from './build-single.ts';
