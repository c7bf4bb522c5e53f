import { styled } from '@mui/material/styles';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  fontFamily: theme.fonts.heading,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  letterSpacing: '-0.03em',
  '& b': { fontWeight: 750 },
  '& [data-part=lozenge]': { fill: theme.vars.palette.illustration.teal },
  '& [data-part=letter]': { stroke: theme.vars.palette.common.white },
  '& [data-part=disc]': { fill: theme.vars.palette.reward.onBand },
  ...theme.applyStyles('dark', {
    '& [data-part=lozenge]': { fill: theme.vars.palette.illustration.mint },
  }),
}));

/** The punch: a lozenge with the W, and the name. Put it in a link named by its text. */
export function Logo({ hasName = true, height = 30 }: { hasName?: boolean; height?: number }) {
  return (
    <Root>
      <svg
        width={(height * 40) / 30}
        height={height}
        viewBox="0 0 40 30"
        {...(hasName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'WorkerBadge' })}
      >
        <path data-part="lozenge" d="M9 1.5H31L39 15 31 28.5H9L1 15Z" />
        <path
          data-part="letter"
          d="M10.5 9.5 15 21 20 11.5 25 21 29.5 9.5"
          fill="none"
          strokeWidth={3.4}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle data-part="disc" cx={20} cy={6.4} r={2.3} />
      </svg>
      {hasName && <b>WorkerBadge</b>}
    </Root>
  );
}
