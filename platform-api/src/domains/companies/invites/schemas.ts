import { z } from 'zod';
import { inviteFaults } from './check-rows.ts';

/** More than 500 rows with the longest names and addresses are read only to say so. */
const MAX_CHARACTERS = 400_000;

export const inviteFile = z.object({ csv: z.string().max(MAX_CHARACTERS) });

export const inviteConfirmation = inviteFile.extend({
  id: z.uuid(),
  impronta: z.string().max(100),
  lingua: z.enum(['it', 'en']),
});

export const invitesSent = z
  .object({ inviati: z.number().int() })
  .meta({ id: 'CompanyInvitesSent' });

export const companyCourse = z
  .object({ corsoId: z.number().int(), titoloCorso: z.string(), liberi: z.number().int() })
  .meta({ id: 'CompanyCourse' });

export const invitePreview = z
  .object({
    impronta: z.string().describe('To be sent with the confirmation.'),
    buone: z.array(
      z.object({
        riga: z.number().int(),
        nome: z.string(),
        email: z.string(),
        titoloCorso: z.string(),
      }),
    ),
    difetti: z.array(
      z.object({
        riga: z.number().int(),
        nome: z.string(),
        email: z.string(),
        corso: z.string(),
        difetto: z.enum(inviteFaults),
      }),
    ),
  })
  .meta({ id: 'CompanyInvitePreview' });
