import { z } from 'zod';

/** What one writes to somebody: lines, and no other control characters (the database refuses NUL). */
export const letter = z
  .string()
  .max(500)
  .regex(/^[\P{Cc}\n\r]*$/u);

export const recipientName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u);
