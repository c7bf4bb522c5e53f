import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration } from 'shared-ui';
import type { SplashStep } from './splash-machine.ts';

// Drawn with the tones of the illustrations, so they follow the scheme.
const Svg = styled('svg')(({ theme }) => {
  const tones = theme.vars.palette.illustration;
  return {
    maxWidth: '100%',
    height: 'auto',
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, color]) => [`& .${tone}`, { fill: color }]),
    ),
  };
});

const drawings: Record<Exclude<SplashStep, 'remote'>, ReactNode> = {
  security: (
    <>
      <rect x={40} y={62} width={64} height={64} className="pale" />
      <path d="M40 126A64 64 0 0 1 104 62V126Z" className="mint" />
      <path
        d="M136 22 192 40V80C192 106 170 120 136 130 102 120 80 106 80 80V40Z"
        className="ink"
      />
      <path d="M136 36 180 50V80C180 99 163 110 136 118Z" className="teal" />
      <polygon
        points="136,52 142,68 159,69 146,80 150,96 136,87 122,96 126,80 113,69 130,68"
        className="gold"
      />
    </>
  ),
  webinar: (
    <>
      <rect x={32} y={22} width={104} height={78} rx={8} className="ink" />
      <rect x={42} y={32} width={84} height={58} className="pale" />
      <circle cx={84} cy={52} r={12} className="teal" />
      <path d="M60 90A24 24 0 0 1 108 90Z" className="teal" />
      <rect x={150} y={22} width={64} height={48} rx={8} className="ink" />
      <circle cx={182} cy={40} r={8} className="mint" />
      <path d="M166 62A16 16 0 0 1 198 62Z" className="mint" />
      <rect x={150} y={78} width={64} height={48} rx={8} className="pale" />
      <circle cx={182} cy={96} r={8} className="ink" />
      <path d="M166 118A16 16 0 0 1 198 118Z" className="ink" />
      <rect x={64} y={104} width={40} height={22} className="teal" />
      <circle cx={218} cy={16} r={9} className="gold" />
    </>
  ),
};

export function SplashPicture({ step }: { step: SplashStep }) {
  if (step === 'remote') return <Illustration name="lesson" />;
  return (
    <Svg width={240} height={150} viewBox="0 0 240 150" aria-hidden="true">
      <rect x={12} y={126} width={216} height={4} rx={2} className="line" />
      {drawings[step]}
    </Svg>
  );
}
