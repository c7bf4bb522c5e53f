import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { keepBack } from '../theme/forward-props.ts';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'reward' | 'neutral';

const Root = styled('span', { shouldForwardProp: keepBack('tone') })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const palette = theme.vars.palette;
  const grounds = {
    info: palette.info,
    success: palette.success,
    warning: palette.warning,
    danger: palette.error,
    reward: palette.reward,
    neutral: { soft: palette.background.sunken, softText: palette.text.secondary },
  };
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    height: 26,
    padding: theme.spacing(0, 2.5, 0, 2),
    borderRadius: 13,
    fontSize: '0.8125rem',
    fontWeight: 650,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    backgroundColor: grounds[tone].soft,
    color: grounds[tone].softText,
  };
});

/** A state in a word, with its sign: never by colour alone. */
export function Pill({
  tone = 'neutral',
  glyph,
  icon,
  children,
  ...rest
}: {
  tone?: Tone;
  glyph?: GlyphName;
  icon?: ReactNode;
  children: ReactNode;
  'data-style'?: string;
}) {
  return (
    <Root tone={tone} {...rest}>
      {icon ?? (glyph && <Glyph name={glyph} size={16} />)}
      {children}
    </Root>
  );
}
