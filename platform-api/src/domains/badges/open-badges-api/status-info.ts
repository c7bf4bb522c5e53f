import { z } from 'zod';

/** How the Open Badges API says that it refuses (Open Badges 3.0, Imsx_StatusInfo). */
export const statusInfoSchema = z
  .object({
    imsx_codeMajor: z.string(),
    imsx_severity: z.string(),
    imsx_description: z.string(),
    imsx_CodeMinor: z.object({
      imsx_codeMinorField: z.array(
        z.object({ imsx_codeMinorFieldName: z.string(), imsx_codeMinorFieldValue: z.string() }),
      ),
    }),
  })
  .meta({ id: 'ImsxStatusInfo' });

const codes: Record<number, string> = {
  400: 'invalid_query_parameter',
  401: 'unauthorizedrequest',
  403: 'forbidden',
  405: 'not_allowed',
  429: 'server_busy',
};

/** A refusal of the resource routes; programs read it, in English alone. */
export class ResourceRefusal extends Error {
  readonly status: number;
  /** RFC 6750, 3.1; null where no token is at fault. */
  readonly tokenError: 'invalid_token' | 'insufficient_scope' | null;

  constructor(status: number, text: string, tokenError: ResourceRefusal['tokenError'] = null) {
    super(text);
    this.name = 'ResourceRefusal';
    this.status = status;
    this.tokenError = tokenError;
  }
}

export const statusInfo = (status: number, text: string) => ({
  imsx_codeMajor: 'failure',
  imsx_severity: 'error',
  imsx_description: text,
  imsx_CodeMinor: {
    imsx_codeMinorField: [
      {
        imsx_codeMinorFieldName: 'TargetEndSystem',
        imsx_codeMinorFieldValue: codes[status] ?? 'unknown',
      },
    ],
  },
});
