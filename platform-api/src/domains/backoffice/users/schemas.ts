import { roleNames } from 'contracts';
import { z } from 'zod';
import { calendarDay, flag, listQuery } from '../../../http/lists.ts';
import { companyRole, givenRole } from '../../accounts/index.ts';
import { orNothing } from '../schemas.ts';

/** The sort columns are fixed (BACK-08). */
export const usersQuery = listQuery.omit({ sortBy: true }).extend({
  sortBy: z.enum(['name', 'surname']).optional(),
  ricerca: orNothing(z.string().trim().max(100)).describe(
    'Words of name, surname, mail address or fiscal code.',
  ),
  isDocente: orNothing(flag),
  ruolo: orNothing(givenRole),
  registratoDal: orNothing(calendarDay).describe('Day in Italy: registered then or later.'),
  docenteDal: orNothing(calendarDay).describe(
    'Day in Italy: teachers since then or later. Who was one before that was noted is not found.',
  ),
});

export const userIdQuery = z.object({ userId: z.uuid() });

const roleOption = z.object({ label: z.enum(roleNames), value: z.number().int() });

const roleOptions = {
  roles: z.array(roleOption),
  availableRoles: z.array(roleOption).describe('Those that can be added.'),
};

export const userRoles = z.object(roleOptions).meta({ id: 'UserRoles' });

const notShown = 'Not shown in the documents.';

export const userRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roleNames)),
    isDocente: z.boolean(),
    registrationDate: z.string(),
  })
  .meta({ id: 'BackOfficeUserRow' });

/** Field names verbatim from 2§3 (BACK-18); those below are added. */
export const userDetail = z
  .object({
    id: z.uuid(),
    ...roleOptions,
    isDocente: z.boolean(),
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    blockchainAccredited: z.boolean(),
    accreditationDate: z.string().nullable(),
    registrationDate: z.string(),
    emailComunicazioni: z.string().nullable(),
    codiceFiscale: z.string().describe(`${notShown} Its first three letters.`),
    azienda: z
      .object({ denominazioneAzienda: z.string(), ruoloAziendale: companyRole })
      .nullable()
      .describe(notShown),
    isUltimoAmministratore: z.boolean().describe(notShown),
    version: z.string().describe(`${notShown} For SaveUser.`),
  })
  .meta({ id: 'BackOfficeUser' });

export const userBadges = z
  .object({
    totalItems: z.number().int(),
    items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        type: z.number().int(),
        code: z.string(),
        levelId: z.number().int(),
        categoryKey: z.string().nullable(),
        acquisitionTime: z.string(),
        isRevoked: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'BackOfficeUserBadges' });
