import type { Theme } from '@mui/material/styles';

/**
 * Ink on white paper, whatever the scheme is and also where a band is: browsers leave out grounds, and pale texts
 * would stand on white. The colours of the light scheme.
 */
export function printStyle(theme: Theme) {
  const { vars } = theme;
  const ink = theme.colorSchemes.light?.palette ?? theme.palette;
  const inked: [name: string, value: string][] = [
    [vars.palette.text.primary, ink.text.primary],
    [vars.palette.text.secondary, ink.text.secondary],
    [vars.palette.text.tertiary, ink.text.tertiary],
    [vars.palette.text.onBand, ink.text.primary],
    [vars.palette.text.onBandMuted, ink.text.secondary],
    [vars.palette.divider, ink.divider],
    [vars.palette.border.subtle, ink.border.subtle],
    [vars.palette.border.default, ink.border.default],
    [vars.palette.border.strong, ink.border.strong],
    [vars.palette.border.onBand, ink.border.default],
    [vars.palette.background.default, ink.background.paper],
    [vars.palette.background.paper, ink.background.paper],
    [vars.palette.background.sunken, ink.background.sunken],
    [vars.palette.background.band, ink.background.paper],
    [vars.palette.background.bandRaised, ink.background.paper],
    [vars.palette.primary.main, ink.primary.main],
    [vars.palette.primary.onBand, ink.primary.main],
    [vars.palette.success.main, ink.success.main],
    [vars.palette.success.onBand, ink.success.main],
    [vars.palette.warning.soft, ink.warning.soft],
    [vars.palette.warning.softText, ink.warning.softText],
    [vars.palette.error.soft, ink.error.soft],
    [vars.palette.error.softText, ink.error.softText],
  ];
  const variables = inked.map(([name, value]) => [/^var\((--[\w-]+)/.exec(name)?.[1], value]);
  // More of a selector than the scheme has.
  return { 'html:root': Object.fromEntries(variables) as Record<`--${string}`, string> };
}
