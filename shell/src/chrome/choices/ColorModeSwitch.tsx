import { useIntl } from 'react-intl';
import { IconButton, useColorMode } from 'shared-ui';
import { rememberForServer } from '../../page-data.ts';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

/** Until it is used the page follows the system. */
export function ColorModeSwitch({ onBand = false }: { onBand?: boolean }) {
  const intl = useIntl();
  const { scheme, setMode } = useColorMode();
  const isDark = scheme === 'dark';
  return (
    <IconButton
      label={intl.formatMessage(isDark ? messages.lightMode : messages.darkMode)}
      onBand={onBand}
      onClick={() => {
        const next = isDark ? 'light' : 'dark';
        setMode(next);
        rememberForServer('wb-color-scheme', next);
      }}
    >
      <PathIcon path={isDark ? icons.sun : icons.moon} size={22} />
    </IconButton>
  );
}
