import { apiForgeries } from './api-forgeries.ts';
import { fieldForgeries } from './field-forgeries.ts';
import type { Forgery } from './forge.ts';
import { issuerForgeries } from './issuer-forgeries.ts';
import { logForgeries } from './log-forgeries.ts';
import { pastForgeries } from './past-forgeries.ts';
import { pictureForgeries } from './picture-forgeries.ts';
import { rowForgeries } from './row-forgeries.ts';
import { statusForgeries } from './status-forgeries.ts';
import { wholeForgeries } from './whole-forgeries.ts';

/** Everything false that the verifier is tried with. */
export const forgeries: Forgery[] = [
  ...fieldForgeries,
  ...wholeForgeries,
  ...rowForgeries,
  ...pictureForgeries,
  ...issuerForgeries,
  ...statusForgeries,
  ...logForgeries,
  ...pastForgeries,
  ...apiForgeries,
];
