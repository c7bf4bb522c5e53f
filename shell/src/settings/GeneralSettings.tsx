import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink, useColorMode, type ColorMode, type Locale } from 'shared-ui';
import { cookieChoiceHash, paths } from 'shared-ui/paths';
import { languageNames, useLanguageChoice } from '../chrome/choices/use-language-choice.ts';
import { rememberForServer } from '../page-data.ts';
import { messages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(5),
  '& h3': { marginBottom: theme.spacing(2), ...theme.typography.subtitle2 },
}));

const modeLabels = {
  system: messages.modeSystem,
  light: messages.modeLight,
  dark: messages.modeDark,
} as const;

const MODES: readonly ColorMode[] = ['system', 'light', 'dark'];

/** What this browser remembers: language, theme and the answer about cookies. */
export function GeneralSettings() {
  const { current, locales, choose } = useLanguageChoice();
  const { mode, scheme, setMode } = useColorMode();
  const languageId = useId();
  const modeId = useId();

  const chooseMode = (next: ColorMode) => {
    setMode(next);
    // The edge knows two schemes; after "as the system" the present one is its best guess.
    rememberForServer('wb-color-scheme', next === 'system' ? scheme : next);
  };

  return (
    <Root>
      <div>
        <h3 id={languageId}>
          <FormattedMessage {...messages.language} />
        </h3>
        <ToggleButtonGroup
          exclusive
          value={current}
          aria-labelledby={languageId}
          onChange={(_event, locale: Locale | null) => {
            if (locale !== null) choose(locale);
          }}
        >
          {locales.map((locale) => (
            <ToggleButton key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div>
        <h3 id={modeId}>
          <FormattedMessage {...messages.mode} />
        </h3>
        <ToggleButtonGroup
          exclusive
          value={mode}
          aria-labelledby={modeId}
          onChange={(_event, next: ColorMode | null) => {
            if (next !== null) chooseMode(next);
          }}
        >
          {MODES.map((each) => (
            <ToggleButton key={each} value={each}>
              <FormattedMessage {...modeLabels[each]} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <TextLink to={`${paths.publicCookies()}${cookieChoiceHash}`}>
        <FormattedMessage {...messages.toCookies} />
      </TextLink>
    </Root>
  );
}
