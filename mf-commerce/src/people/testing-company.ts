import { signInAs } from 'shared-auth/testing';

export const company = {
  id: 'c',
  name: 'Officine Greco S.r.l.',
  role: 'LEGAL_REPRESENTATIVE',
  sdi: '',
} as const;

/** Who may see a company's people. */
export const signInAsRepresentative = () => signInAs('Discente', { company });
