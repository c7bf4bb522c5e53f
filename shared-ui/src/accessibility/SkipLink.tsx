import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { messages } from '../i18n/messages.ts';

/** Id of the `<main>` of every layout. */
export const MAIN_ID = 'main';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(2),
  left: theme.spacing(2),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3, 5),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 650,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

/** First element of the page: jumps over the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <Anchor href={`#${MAIN_ID}`}>
      <FormattedMessage {...messages.skipToContent} />
    </Anchor>
  );
}
