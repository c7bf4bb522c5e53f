/** The text of a QR code in the picture of this moment; null where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api; in TypeScript's DOM it is not yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
export type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Codes have some hundred dots a side: more of a picture takes longer and finds no more. */
const MAX_SIDE = 960;

/**
 * The browser's own reader, or else one that is loaded now. The own one is a service of the system, which a
 * browser can name without having it: what it refuses once is read by the loaded one from then on.
 * @throws where the loaded one is needed and does not load
 */
export async function codeReader(): Promise<ReadCode> {
  const own = await ownReader();
  if (own === null) return loadedReader();
  let other: Promise<ReadCode> | null = null;
  return async (video) => {
    if (other === null) {
      try {
        return await own(video);
      } catch {
        other = loadedReader();
      }
    }
    return (await other)(video);
  };
}

/** Null for a browser that reads no codes, or not these. */
async function ownReader(): Promise<ReadCode | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Own === undefined) return null;
  try {
    if (!(await Own.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

async function loadedReader(): Promise<ReadCode> {
  const { decodeQR } = await import(/* webpackChunkName: "qr" */ 'qr/decode.js');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws no picture');
  return async (video) => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) =>
      Math.round(side * scale),
    ) as [number, number];
    if (width === 0 || height === 0) return null;
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
    } catch {
      // No code, or none that is sharp enough yet.
      return null;
    }
  };
}
