/** Families with their metric-adjusted fallbacks (fonts.css): text does not move when they arrive. */
export const fonts = {
  heading:
    "'Bricolage Grotesque Variable', 'Bricolage Grotesque', 'WB Heading Fallback', 'WB Heading Fallback Wide', 'Segoe UI', sans-serif",
  body: "'Hanken Grotesk Variable', 'Hanken Grotesk', 'WB Body Fallback', 'WB Body Fallback Wide', 'Segoe UI', system-ui, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, monospace",
  spid: "'Titillium Web', 'Segoe UI', sans-serif",
} as const;

const heading = { fontFamily: fonts.heading, textWrap: 'balance' } as const;

export const typography = {
  fontFamily: fonts.body,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 700,
  display: {
    ...heading,
    fontWeight: 750,
    fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
  },
  h1: {
    ...heading,
    fontWeight: 700,
    fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.75rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.022em',
  },
  h2: {
    ...heading,
    fontWeight: 700,
    fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)',
    lineHeight: 1.14,
    letterSpacing: '-0.022em',
  },
  h3: {
    ...heading,
    fontWeight: 700,
    fontSize: '1.375rem',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  h4: {
    ...heading,
    fontWeight: 650,
    fontSize: '1.125rem',
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
  },
  h5: { ...heading, fontWeight: 650, fontSize: '1rem', lineHeight: 1.3 },
  h6: { ...heading, fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.3 },
  figure: {
    ...heading,
    fontWeight: 750,
    fontSize: '1.875rem',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  label: { fontFamily: fonts.body, fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.4 },
  mono: {
    fontFamily: fonts.mono,
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    letterSpacing: '-0.01em',
  },
  button: { fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.2, textTransform: 'none' },
} as const;
