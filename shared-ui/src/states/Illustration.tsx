import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type IllustrationName = 'search' | 'badge' | 'cart' | 'lesson' | 'error' | 'offline';

// Colours come from the illustration tokens through these classes, so they follow the scheme.
const Svg = styled('svg')(({ theme }) => {
  const tones = theme.vars.palette.illustration;
  return {
    maxWidth: '100%',
    height: 'auto',
    ...Object.fromEntries(
      Object.entries(tones).flatMap(([tone, color]) => [
        [`& .fill-${tone}`, { fill: color }],
        [`& .line-${tone}`, { stroke: color }],
      ]),
    ),
  };
});

const drawings: Record<IllustrationName, ReactNode> = {
  search: (
    <>
      <rect x={28} y={62} width={64} height={64} className="fill-pale" />
      <path d="M28 126A64 64 0 0 1 92 62V126Z" className="fill-teal" />
      <rect x={150} y={78} width={48} height={48} className="fill-pale" />
      <path d="M150 126 198 78V126Z" className="fill-mint" />
      <circle cx={122} cy={62} r={40} strokeWidth={9} className="fill-paper line-ink" />
      <path d="M150 92 178 122" strokeWidth={13} strokeLinecap="round" className="line-ink" />
      <path d="M108 62h28" strokeWidth={7} strokeLinecap="round" className="line-teal" />
      <circle cx={206} cy={46} r={11} className="fill-gold" />
    </>
  ),
  badge: (
    <>
      <polygon
        points="120,8 172,38 172,98 120,128 68,98 68,38"
        fill="none"
        strokeWidth={5}
        strokeDasharray="10 9"
        strokeLinejoin="round"
        className="line-teal"
      />
      <polygon points="120,28 154,48 154,88 120,108 86,88 86,48" className="fill-pale" />
      <polygon
        points="120.0,47.0 125.4,60.5 140.0,61.5 128.8,70.9 132.3,85.0 120.0,77.2 107.7,85.0 111.2,70.9 100.0,61.5 114.6,60.5"
        className="fill-gold"
      />
      <rect x={24} y={94} width={32} height={32} className="fill-pale" />
      <path d="M24 126V94A32 32 0 0 1 56 126Z" className="fill-mint" />
      <circle cx={206} cy={108} r={18} className="fill-teal" />
      <path d="M206 90A18 18 0 0 1 206 126Z" className="fill-ink" />
    </>
  ),
  cart: (
    <>
      <path
        d="M52 40H72L86 104H168L184 56H78"
        strokeWidth={8}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="fill-paper line-ink"
      />
      <circle cx={98} cy={122} r={10} className="fill-ink" />
      <circle cx={156} cy={122} r={10} className="fill-ink" />
      <rect x={102} y={20} width={30} height={30} className="fill-teal" />
      <path d="M132 50V20A30 30 0 0 1 162 50Z" className="fill-mint" />
      <circle cx={204} cy={36} r={11} className="fill-gold" />
      <rect x={24} y={102} width={24} height={24} className="fill-pale" />
    </>
  ),
  lesson: (
    <>
      <rect x={56} y={26} width={128} height={84} rx={8} className="fill-ink" />
      <rect x={66} y={36} width={108} height={64} className="fill-pale" />
      <path d="M108 54 136 68 108 82Z" className="fill-teal" />
      <rect x={96} y={110} width={48} height={8} className="fill-ink" />
      <rect x={84} y={118} width={72} height={8} className="fill-teal" />
      <circle cx={206} cy={50} r={11} className="fill-gold" />
      <path d="M24 126V98A28 28 0 0 1 52 126Z" className="fill-mint" />
    </>
  ),
  error: (
    <>
      <rect x={52} y={34} width={62} height={92} className="fill-pale" />
      <rect x={126} y={34} width={62} height={92} className="fill-pale" />
      <path d="M52 34H114L52 126Z" className="fill-teal" />
      <path d="M126 126 188 34V126Z" className="fill-ink" />
      <path
        d="M120 22 112 52 126 66 114 92 122 130"
        fill="none"
        strokeWidth={8}
        strokeLinejoin="round"
        className="line-paper"
      />
      <circle cx={210} cy={40} r={11} className="fill-gold" />
      <path d="M24 126 40 98 56 126Z" className="fill-mint" />
    </>
  ),
  offline: (
    <>
      <path d="M30 92H92" strokeWidth={10} strokeLinecap="round" className="line-ink" />
      <path
        d="M148 92H210"
        strokeWidth={10}
        strokeLinecap="round"
        strokeDasharray="2 18"
        className="line-teal"
      />
      <circle cx={104} cy={92} r={16} className="fill-ink" />
      <circle cx={140} cy={92} r={16} className="fill-pale" />
      <path d="M74 50A48 48 0 0 1 170 50H150A28 28 0 0 0 94 50Z" className="fill-mint" />
      <circle cx={210} cy={40} r={11} className="fill-gold" />
    </>
  ),
};

/** A ground line, two or three modules, one object, one brass disc: 240 × 150, decorative. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <Svg width={240} height={150} viewBox="0 0 240 150" aria-hidden="true">
      <rect x={12} y={126} width={216} height={4} rx={2} className="fill-line" />
      {drawings[name]}
    </Svg>
  );
}
