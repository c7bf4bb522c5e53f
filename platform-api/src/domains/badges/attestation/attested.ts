import type { SignedDetails } from '../achievement-details.ts';
import type { Language } from './attestation-texts.ts';

export type Attested = Omit<SignedDetails, 'alignments'> & {
  language: Language;
  kind: 'course' | 'exam';
  code: string;
  title: string;
  holder: string;
  issuer: string;
  issuedAt: Date;
  level: number;
  competences: string[];
  teachers: string[];
  /** Where the QR code leads: the public page of the badge, or to the verifier where the holder hides that page. */
  address: string;
  isPublic: boolean;
  credential: string;
  /** In the public log; null while it is not there. */
  place: number | null;
  /** PNG, as wide as high but for a little. */
  badge: Buffer;
  /** PNG, 21 times as wide as high. */
  frieze: Buffer;
};
