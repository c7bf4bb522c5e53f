import { z } from 'zod';
import { accreditationStates } from '../../../ports/company-credential.ts';

/** `statoEventoAmlet` (PROF-20). */
export const accreditationState = z.literal([...accreditationStates]);

/** API-47; the check digit is a hint of the form (E35). */
export const companyRequest = z.object({
  pIva: z.string().regex(/^\d{11}$/),
  companyMail: z
    .string()
    .trim()
    .max(200)
    .pipe(z.email())
    .transform((mail) => mail.toLowerCase()),
});

/** API-48. */
export const amletUser = z
  .object({ isIdentitaVerificata: z.boolean(), amletId: z.string().nullable() })
  .meta({ id: 'AmletUser' });
