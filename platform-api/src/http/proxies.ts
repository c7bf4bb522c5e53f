import { BlockList, isIP } from 'node:net';

/** Names that the edge's `TRUST_PROXY` has too. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

type Version = 'ipv4' | 'ipv6';
const versionOf = (address: string): Version => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether an entry is an address, a network as `10.0.0.0/8`, or one of the names. */
export function isNetwork(entry: string): boolean {
  if (Object.hasOwn(named, entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

/** Answers of an address whether it is one of these proxies; an IPv4 address in the form of IPv6 is the same. */
export function proxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => named[name] ?? [name])) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, versionOf(address));
    else list.addSubnet(address, Number(prefix), versionOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, versionOf(address));
}

/**
 * Who a limit counts: the address, of IPv6 its first 64 bits, which is the least that a household gets.
 * @param address as the server sees it, behind the proxies that are believed
 */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail ?? '')];
  return `${all.slice(0, 4).join(':')}::/64`;
}
