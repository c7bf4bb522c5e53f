import { act, render, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE, theme, ThemeProvider, useColorMode } from './index.ts';
import { printStyle } from './print-style.ts';

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

it('mounted again it inserts no rule twice, into no further element', () => {
  const tree = (
    <ThemeProvider>
      <Button>Avanti</Button>
    </ThemeProvider>
  );
  const sheets = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="wb"]')].map(
      (style) => style.sheet?.cssRules.length,
    );
  const { unmount } = render(tree);
  const first = sheets();
  expect(Math.max(...first.map((rules) => rules ?? 0))).toBeGreaterThan(1);
  unmount();
  render(tree);
  expect(sheets()).toEqual(first);
});

it('ink on paper is that of the light scheme, also where a band is', () => {
  const onPaper = printStyle(theme)['html:root'];
  const { text, background } = theme.colorSchemes.light?.palette ?? {};
  expect(onPaper).toMatchObject({
    '--wb-palette-text-primary': text?.primary,
    '--wb-palette-text-onBand': text?.primary,
    '--wb-palette-background-band': background?.paper,
  });
  expect(Object.keys(onPaper)).not.toContain('undefined');
});
