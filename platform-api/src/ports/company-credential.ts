import type { IncomingHttpHeaders } from 'node:http';

/** The states of a procedure at the provider; the numbers are those of the documents (PROF-20). */
export const accreditationStates = [0, 1, 2, 3, 4, 5, 6, 7, 666] as const;

/**
 * 0 no request, 1 logged in, 2 waits for the delegation, 3 delegation uploaded, 4 delegation rejected, 5 credential
 * ready, 6 credential downloaded, 7 credential rejected, 666 not concluded.
 */
export type AccreditationState = (typeof accreditationStates)[number];

/** What the credential says, once it is downloaded: who acts for which company, and as what. */
export type CertifiedCompany = {
  legalName: string;
  vatNumber: string;
  role: 'DELEGATE' | 'LEGAL_REPRESENTATIVE';
  /** Of the person; upper case. */
  fiscalCode: string;
};

/** One change of a procedure. */
export type AccreditationStep = {
  /** 1 for the first, then without a gap. */
  sequence: number;
  state: AccreditationState;
  /** Beside state 6 alone. */
  company: CertifiedCompany | null;
};

/** A call of the provider, whose signature is right: it says only that there is something new. */
export type AccreditationEvent = { reference: string; requestId: string };

/** A provider of company credentials with pages of its own (2§2, E169). */
export type CompanyCredentialPort = {
  readonly name: string;
  /** Hosts (`name[:port]`) of its pages, beside our own. */
  readonly hosts: readonly string[];
  /**
   * Opens a procedure, or the one of this `requestId` again. Throws when the provider cannot be reached.
   * @returns the provider's name of it, and where the person goes on
   */
  request(request: {
    requestId: string;
    vatNumber: string;
    companyEmail: string;
    person: { name: string; surname: string; fiscalCode: string };
    /** Where the person comes back. */
    returnUrl: string;
    language: 'it' | 'en';
  }): Promise<{ reference: string; redirectUrl: string }>;
  /** The changes after one, in order: the only word that is believed. Throws when it cannot be reached. */
  steps(reference: string, after: number): Promise<AccreditationStep[]>;
  /** Who is known there under an address; null for nobody. Throws when it cannot be reached. */
  holder(mail: string): Promise<{ id: string; isVerified: boolean } | null>;
  /** Has the provider remove what it holds of a request; repeating it changes nothing. */
  forget(requestId: string): Promise<void>;
  /** What a call reports; null when its signature is not the provider's. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): AccreditationEvent | null;
};
