export { createEdge } from './edge.ts';
export type { EdgeOptions } from './edge.ts';
