import type { Progress } from './api.ts';

/** Recipients of whom nothing is left to do. */
export const sentCount = ({ accepted, refused, left, unknown }: Progress): number =>
  accepted + refused + left + unknown;
