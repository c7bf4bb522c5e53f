/** An item of DER with what it holds; short enough for two bytes of length. */
function item(tag: number, ...parts: (Uint8Array | number[])[]): Uint8Array {
  const content = parts.flatMap((part) => [...part]);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Uint8Array.from([tag, ...size, ...content]);
}

const SIGNED_DATA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const TST_INFO = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01, 0x04];
const SHA_256 = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01];

/** The answer of a time stamp authority (RFC 3161) as far as a browser reads it: nobody has signed it. */
export function stampAnswer(hash: Uint8Array, at: string): Uint8Array {
  const time = new TextEncoder().encode(at.replace(/[-:T]/g, '').replace(/\.\d+Z$/, 'Z'));
  const imprint = item(0x30, item(0x30, item(0x06, SHA_256), item(0x05)), item(0x04, hash));
  const info = item(
    0x30,
    item(0x02, [1]),
    item(0x06, [0x2a, 3, 4]),
    imprint,
    item(0x02, [7]),
    item(0x18, time),
  );
  const content = item(0x30, item(0x06, TST_INFO), item(0xa0, item(0x04, info)));
  const signed = item(0x30, item(0x02, [3]), item(0x31), content);
  const token = item(0x30, item(0x06, SIGNED_DATA), item(0xa0, signed));
  return item(0x30, item(0x30, item(0x02, [0])), token);
}
