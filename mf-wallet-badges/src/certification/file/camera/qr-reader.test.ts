import { encodeQR } from 'qr';
import { codeReader, type DetectorClass } from './qr-reader.ts';

const WORDS = 'https://workerbadge.example/public/certification/1';
const DOT = 4;

const detect = jest.fn<Promise<{ rawValue: string }[]>, [HTMLVideoElement]>();
const formats = jest.fn<Promise<string[]>, []>();
const made = jest.fn();

/** What a browser has that reads codes itself. */
class FakeDetector {
  static getSupportedFormats = formats;
  detect = detect;
  constructor(options: { formats: string[] }) {
    made(options);
  }
}

/** A picture of the code, as a canvas gives its dots. */
function pictureOf(text: string) {
  const code = encodeQR(text, 'raw', { border: 4 });
  const side = code.length * DOT;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isDark = code[Math.floor(y / DOT)]?.[Math.floor(x / DOT)];
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { side, data };
}

const picture = pictureOf(WORDS);
const drawn = jest.fn();
const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');

const video = Object.assign(document.createElement('video'), {});
Object.defineProperties(video, {
  videoWidth: { get: () => picture.side },
  videoHeight: { get: () => picture.side },
});

/** The browser of the test has a reader of its own. */
const hasOwn = (own: unknown) => Object.assign(globalThis, { BarcodeDetector: own });

beforeEach(() => {
  for (const mock of [detect, formats, made, drawn, canvas]) mock.mockReset();
  formats.mockResolvedValue(['ean_13', 'qr_code']);
  canvas.mockImplementation(function context(this: HTMLCanvasElement) {
    return {
      canvas: this,
      drawImage: drawn,
      getImageData: () => picture,
    } as unknown as CanvasRenderingContext2D;
  } as typeof canvas extends jest.SpyInstance<infer R, infer A> ? (...args: A) => R : never);
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

test('a browser that reads codes itself is asked for QR codes, and nothing is loaded', async () => {
  hasOwn(FakeDetector satisfies DetectorClass);
  detect.mockResolvedValueOnce([]).mockResolvedValueOnce([{ rawValue: 'a' }, { rawValue: 'b' }]);
  const read = await codeReader();
  expect(made.mock.calls).toEqual([[{ formats: ['qr_code'] }]]);
  expect(await read(video)).toBeNull();
  expect(await read(video)).toBe('a');
  expect(detect.mock.calls).toEqual([[video], [video]]);
  expect(canvas).not.toHaveBeenCalled();
});

test('what it refuses to look at is read by the loaded one, from then on', async () => {
  hasOwn(FakeDetector);
  detect.mockResolvedValueOnce([]);
  detect.mockRejectedValue(new DOMException('service unavailable', 'NotSupportedError'));
  const read = await codeReader();
  expect(await read(video)).toBeNull();
  expect(await read(video)).toBe(WORDS);
  expect(await read(video)).toBe(WORDS);
  expect(detect).toHaveBeenCalledTimes(2);
  expect(canvas).toHaveBeenCalledTimes(1);
});

test.each([
  ['lacks QR codes', () => formats.mockResolvedValue(['ean_13', 'code_128'])],
  ['knows no format', () => formats.mockResolvedValue([])],
  ['does not say what it knows', () => formats.mockRejectedValue(new Error('no service'))],
  [
    'cannot be made',
    () =>
      made.mockImplementation(() => {
        throw new TypeError('no service');
      }),
  ],
])('a reader of the browser that %s is left for the loaded one', async (_, given) => {
  hasOwn(FakeDetector);
  given();
  expect(await (await codeReader())(video)).toBe(WORDS);
  expect(detect).not.toHaveBeenCalled();
});

test('a browser without a reader has the loaded one', async () => {
  const read = await codeReader();
  expect(await read(video)).toBe(WORDS);
  expect(drawn).toHaveBeenCalledWith(video, 0, 0, picture.side, picture.side);
});
