import type { CSSProperties } from 'react';

type Tone = { soft: string; softText: string };
type Reward = {
  main: string;
  contrastText: string;
  text: string;
  soft: string;
  softText: string;
  onBand: string;
};

type Extensions = {
  reward: Reward;
  border: { subtle: string; default: string; strong: string; onBand: string };
  star: { empty: string };
  illustration: Record<'ink' | 'pale' | 'teal' | 'mint' | 'gold' | 'paper' | 'line', string>;
  chart: { 1: string; 2: string; 3: string; grid: string };
  focus: { ring: string; gap: string; ringOnBand: string };
  overlay: { scrim: string };
  spid: { main: string; dark: string; contrast: string };
  /** control: selected segment; menu: menus; dialog: dialogs, purchase card, hovered cover. */
  elevation: { control: string; menu: string; dialog: string };
};

declare module '@mui/material/styles' {
  interface TypeBackground {
    raised: string;
    sunken: string;
    band: string;
    bandRaised: string;
  }
  interface TypeText {
    tertiary: string;
    onBand: string;
    onBandMuted: string;
  }
  interface PaletteColor extends Tone {
    /** primary only: pressed */
    active: string;
    /** primary and success only: on an ink band */
    onBand: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    softText?: string;
    active?: string;
    onBand?: string;
  }
  interface Palette extends Extensions {}
  interface PaletteOptions extends Partial<Extensions> {}

  interface Radius {
    sm: string;
    md: string;
    lg: string;
    xl: string;
    full: string;
  }
  interface ThemeExtensions {
    radius: Radius;
    fonts: { heading: string; body: string; mono: string; spid: string };
    easing: { standard: string; exit: string; stamp: string };
    duration: { fast: string; base: string; slow: string; ring: string; badge: string };
    layout: {
      contentMax: string;
      appContentMax: string;
      sideMenu: string;
      topBar: { xs: string; md: string };
      readingMax: string;
    };
  }
  interface Theme extends ThemeExtensions {}
  interface ThemeOptions extends Partial<ThemeExtensions> {}

  interface TypographyVariants {
    display: CSSProperties;
    figure: CSSProperties;
    label: CSSProperties;
    mono: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    figure?: CSSProperties;
    label?: CSSProperties;
    mono?: CSSProperties;
  }
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}
