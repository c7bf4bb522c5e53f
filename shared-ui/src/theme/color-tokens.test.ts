import { colorTokens, type ColorToken } from './color-tokens.ts';

// Foreground, background, minimum ratio: the pairs that the design uses.
const pairs: [ColorToken, ColorToken, number][] = [
  ['text.primary', 'background.canvas', 4.5],
  ['text.primary', 'background.surface', 4.5],
  ['text.primary', 'background.raised', 4.5],
  ['text.primary', 'background.sunken', 4.5],
  ['text.secondary', 'background.canvas', 4.5],
  ['text.secondary', 'background.surface', 4.5],
  ['text.secondary', 'background.raised', 4.5],
  ['text.secondary', 'background.sunken', 4.5],
  ['text.tertiary', 'background.canvas', 4.5],
  ['text.tertiary', 'background.surface', 4.5],
  ['text.tertiary', 'background.sunken', 4.5],
  ['text.onBand', 'background.band', 4.5],
  ['text.onBandMuted', 'background.band', 4.5],
  ['text.onBand', 'background.bandRaised', 4.5],
  ['text.onBandMuted', 'background.bandRaised', 4.5],
  ['primary.onBand', 'background.band', 4.5],
  ['reward.onBand', 'background.band', 4.5],
  ['primary.onBand', 'background.bandRaised', 4.5],
  ['reward.onBand', 'background.bandRaised', 4.5],
  ['success.onBand', 'background.band', 4.5],
  ['primary.main', 'background.canvas', 4.5],
  ['primary.main', 'background.surface', 4.5],
  ['primary.main', 'background.sunken', 4.5],
  ['primary.main', 'background.raised', 4.5],
  ['primary.contrast', 'primary.main', 4.5],
  ['primary.contrast', 'primary.hover', 4.5],
  ['primary.contrast', 'primary.active', 4.5],
  ['primary.softText', 'primary.soft', 4.5],
  ['reward.contrast', 'reward.main', 4.5],
  ['reward.text', 'background.surface', 4.5],
  ['reward.text', 'background.canvas', 4.5],
  ['reward.softText', 'reward.soft', 4.5],
  ['success.contrast', 'success.main', 4.5],
  ['success.softText', 'success.soft', 4.5],
  ['success.main', 'background.surface', 4.5],
  ['success.main', 'background.canvas', 4.5],
  ['warning.contrast', 'warning.main', 4.5],
  ['warning.softText', 'warning.soft', 4.5],
  ['warning.main', 'background.surface', 4.5],
  ['warning.main', 'background.canvas', 4.5],
  ['danger.contrast', 'danger.main', 4.5],
  ['danger.softText', 'danger.soft', 4.5],
  ['danger.main', 'background.surface', 4.5],
  ['danger.main', 'background.canvas', 4.5],
  ['info.contrast', 'info.main', 4.5],
  ['info.softText', 'info.soft', 4.5],
  ['info.main', 'background.surface', 4.5],
  ['info.main', 'background.canvas', 4.5],
  ['border.strong', 'background.surface', 3],
  ['border.strong', 'background.canvas', 3],
  ['focus.ring', 'background.surface', 3],
  ['focus.ring', 'background.canvas', 3],
  ['focus.ringOnBand', 'background.band', 3],
  ['chart.1', 'background.surface', 3],
  ['chart.3', 'background.surface', 3],
  ['spid.contrast', 'spid.main', 4.5],
  ['spid.contrast', 'spid.dark', 4.5],
];

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  it.each(pairs)('%s on %s reaches %d:1', (foreground, background, minimum) => {
    const ratio = contrast(colorTokens[foreground][scheme], colorTokens[background][scheme]);
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});
