import type { Config } from '../../config.ts';
import { demoPeersOf } from '../../demo-peers.ts';
import type { Platform } from '../../platform.ts';
import type { CompanyCredentialPort } from '../../ports/company-credential.ts';
import { embeddedProvider } from './embedded/provider.ts';

/** The demo provider of company credentials where it may take its part; else none. */
export const companyCredentialProvider = (
  config: Config,
  stores: Pick<Platform, 'database' | 'secrets' | 'clock'>,
): CompanyCredentialPort | null =>
  demoPeersOf(config).companyCredential ? embeddedProvider(config, stores) : null;
