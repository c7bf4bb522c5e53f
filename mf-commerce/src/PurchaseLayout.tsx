import { styled } from '@mui/material/styles';
import { PaddedCard } from 'shared-ui';

/** Content and summary side by side; on phones the summary follows (board, "Purchase step"). */
export const PurchaseLayout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21.5rem)' },
}));

export const PurchaseColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  minWidth: 0,
}));

/** Stays in sight beside the content; on phones it comes last. */
export const PurchaseAside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${theme.layout.topBar.md} + ${theme.spacing(5)})`,
  },
}));

/** What stands under the lines: back to the shop, and empty. */
export const LineActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  // Aligns the text of a button without background, not its padding, with the edge.
  '& > button': { marginInline: theme.spacing(-3) },
}));

/** Left out where the bottom bar has the same action. */
export const AboveBottomBar = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Ways on from a summary, under each other. */
export const SummaryActions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}));

/** One subject of a step, under its title. */
export const StepCard = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > h2': theme.typography.h4,
}));
