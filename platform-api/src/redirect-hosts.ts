import { paymentHosts } from './payment-config.ts';
import type { Platform } from './platform.ts';

type Sources = Pick<Platform, 'config' | 'companyCredential'>;

/** Hosts (`name[:port]`) to which addresses that come as data may lead (E31). */
export function redirectHosts({ config, companyCredential }: Sources): string[] {
  const own = [config.publicUrl, config.oidc.issuer]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).host);
  const peers = [...paymentHosts(config.payments), ...(companyCredential?.hosts ?? [])];
  return [...new Set([...own, ...peers, ...config.redirectHosts])];
}

/** Whether an address may be given to a browser to go to. */
export const isAllowedHost = (platform: Sources, address: string): boolean =>
  URL.canParse(address) && redirectHosts(platform).includes(new URL(address).host);
