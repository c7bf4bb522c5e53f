import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { changePreferences, speeds, usePreferences } from '../preferences.ts';

const List = styled('select')(({ theme }) => ({
  minHeight: theme.spacing(11),
  padding: theme.spacing(0, 1),
  border: 0,
  borderRadius: theme.radius.sm,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: 650,
  color: 'inherit',
  appearance: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  '& option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

/** The browser's own list: it opens in full screen too, where other layers of the page do not. */
export function SpeedList() {
  const intl = useIntl();
  const speed = usePreferences((wanted) => wanted.speed);
  return (
    <List
      aria-label={intl.formatMessage(messages.speed)}
      title={intl.formatMessage(messages.speed)}
      value={speed}
      onChange={({ target }) => changePreferences({ speed: Number(target.value) })}
    >
      {speeds.map((choice) => (
        <option key={choice} value={choice}>
          {intl.formatMessage(messages.speedOf, { speed: intl.formatNumber(choice) })}
        </option>
      ))}
    </List>
  );
}
