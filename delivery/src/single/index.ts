export { buildSingle, singleLoader } from './build-single.ts';
export { singleConfig } from './single-config.ts';
