import { act, render, screen } from '@testing-library/react';
import { useTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE, ThemeProvider, useColorMode } from './index.ts';

const rulesOf = (style: HTMLStyleElement) =>
  [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('') + style.textContent;

function Probe() {
  const theme = useTheme();
  const { scheme, setMode } = useColorMode();
  return (
    <button type="button" onClick={() => setMode('dark')}>
      {scheme} {theme.vars.palette.reward.main}
    </button>
  );
}

beforeEach(() => localStorage.clear());

it('puts the nonce of the page on every style, so that a strict CSP holds', () => {
  render(
    <ThemeProvider nonce="n0nce">
      <Probe />
    </ThemeProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="wb"]')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.nonce).toBe('n0nce');
  const css = styles.map(rulesOf).join('');
  expect(css).toContain('--wb-palette-primary-main');
  expect(css).toContain('--wb-palette-elevation-dialog');
});

it('colours are variables, and the scheme is an attribute of the document', () => {
  render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
  const probe = screen.getByRole('button');
  expect(probe).toHaveTextContent(/var\(--wb-palette-reward-main/);
  act(() => probe.click());
  expect(document.documentElement).toHaveAttribute(COLOR_SCHEME_ATTRIBUTE, 'dark');
  expect(probe).toHaveTextContent(/^dark/);
});
