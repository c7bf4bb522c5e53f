import { colorTokens, type ColorToken } from './color-tokens.ts';

export type Scheme = 'light' | 'dark';

const shadows = {
  light: {
    control: '0 1px 2px rgba(13,30,44,.06), 0 1px 1px rgba(13,30,44,.04)',
    menu: '0 2px 4px rgba(13,30,44,.05), 0 8px 20px -6px rgba(13,30,44,.12)',
    dialog: '0 4px 8px rgba(13,30,44,.06), 0 20px 44px -12px rgba(13,30,44,.24)',
  },
  dark: {
    control: '0 0 0 1px rgba(255,255,255,.02)',
    menu: '0 8px 24px -6px rgba(0,0,0,.6)',
    dialog: '0 20px 48px -10px rgba(0,0,0,.75)',
  },
} as const;

/**
 * MUI palette of one scheme. Extensions beyond MUI's own keys are declared in theme-types.ts:
 * soft and softText of each tone, reward, border, star, illustration, chart, focus, overlay, spid,
 * band grounds in background, band texts in text, and elevation (shadow says "above").
 */
export function paletteOf(scheme: Scheme) {
  const color = (token: ColorToken) => colorTokens[token][scheme];
  return {
    primary: {
      main: color('primary.main'),
      light: color('primary.main'),
      dark: color('primary.hover'),
      contrastText: color('primary.contrast'),
      active: color('primary.active'),
      soft: color('primary.soft'),
      softText: color('primary.softText'),
      onBand: color('primary.onBand'),
    },
    // The product has one colour of action: MUI parts that ask for a secondary get it too.
    secondary: {
      main: color('primary.main'),
      dark: color('primary.hover'),
      contrastText: color('primary.contrast'),
    },
    reward: {
      main: color('reward.main'),
      contrastText: color('reward.contrast'),
      text: color('reward.text'),
      soft: color('reward.soft'),
      softText: color('reward.softText'),
      onBand: color('reward.onBand'),
    },
    success: {
      main: color('success.main'),
      dark: color('success.softText'),
      contrastText: color('success.contrast'),
      soft: color('success.soft'),
      softText: color('success.softText'),
      onBand: color('success.onBand'),
    },
    warning: {
      main: color('warning.main'),
      dark: color('warning.softText'),
      contrastText: color('warning.contrast'),
      soft: color('warning.soft'),
      softText: color('warning.softText'),
    },
    error: {
      main: color('danger.main'),
      dark: color('danger.softText'),
      contrastText: color('danger.contrast'),
      soft: color('danger.soft'),
      softText: color('danger.softText'),
    },
    info: {
      main: color('info.main'),
      dark: color('info.softText'),
      contrastText: color('info.contrast'),
      soft: color('info.soft'),
      softText: color('info.softText'),
    },
    background: {
      default: color('background.canvas'),
      paper: color('background.surface'),
      raised: color('background.raised'),
      sunken: color('background.sunken'),
      band: color('background.band'),
      bandRaised: color('background.bandRaised'),
    },
    text: {
      primary: color('text.primary'),
      secondary: color('text.secondary'),
      tertiary: color('text.tertiary'),
      disabled: color('text.disabled'),
      onBand: color('text.onBand'),
      onBandMuted: color('text.onBandMuted'),
    },
    divider: color('border.subtle'),
    border: {
      subtle: color('border.subtle'),
      default: color('border.default'),
      strong: color('border.strong'),
      onBand: color('border.onBand'),
    },
    star: { empty: color('star.empty') },
    illustration: {
      ink: color('illustration.ink'),
      pale: color('illustration.pale'),
      teal: color('illustration.teal'),
      mint: color('illustration.mint'),
      gold: color('illustration.gold'),
      paper: color('illustration.paper'),
      line: color('illustration.line'),
    },
    chart: {
      1: color('chart.1'),
      2: color('chart.2'),
      3: color('chart.3'),
      grid: color('chart.grid'),
    },
    focus: {
      ring: color('focus.ring'),
      gap: color('focus.gap'),
      ringOnBand: color('focus.ringOnBand'),
    },
    overlay: { scrim: color('overlay.scrim') },
    spid: { main: color('spid.main'), dark: color('spid.dark'), contrast: color('spid.contrast') },
    elevation: shadows[scheme],
  };
}
