/** Bytes of their own, as the browser's cryptography takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export function joined(...parts: Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Null for anything but the one way to write these bytes: another would be another text of the same note. */
export function fromBase64(text: string): Bytes | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of the platform where it has it; without HTTPS a browser has none, and loads the code of `@noble`. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  const { subtle } = globalThis.crypto ?? {};
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256ByNoble } = await import('./noble-sha256.ts');
  return sha256ByNoble(bytes);
}

/** A decimal number as a note writes it, without leading zeroes; null for everything else. */
export function decimal(text: string): number | null {
  if (!/^(0|[1-9]\d{0,15})$/.test(text)) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}
