import Chip from '@mui/material/Chip';
import type { ReactElement, ReactNode } from 'react';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'reward' | 'neutral';

const colors = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
  reward: 'reward',
  neutral: 'default',
} as const;

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
  icon?: ReactElement;
  children: ReactNode;
  'data-style'?: string;
}) {
  const sign = icon ?? (glyph && <Glyph name={glyph} size={16} />);
  return (
    <Chip
      component="span"
      color={colors[tone]}
      {...(sign === undefined ? {} : { icon: sign })}
      label={children}
      slotProps={{ label: rest }}
    />
  );
}
