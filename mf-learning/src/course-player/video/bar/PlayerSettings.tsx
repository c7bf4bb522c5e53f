import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Captions } from '../captions/use-captions.ts';
import { keyList } from '../keys.ts';
import { messages } from '../messages.ts';
import {
  captionGrounds,
  captionSizes,
  changePreferences,
  usePreferences,
  type CaptionLanguage,
} from '../preferences.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  padding: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.border.onBand}`,
  '&[hidden]': { display: 'none' },
  '& h2': { ...theme.typography.h5, margin: theme.spacing(0, 0, 2) },
  '& p': { ...theme.typography.caption, color: theme.vars.palette.text.onBandMuted },
}));

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: theme.spacing(11),
  '& select': {
    minHeight: theme.spacing(9),
    padding: theme.spacing(0, 2),
    border: `1px solid ${theme.vars.palette.text.onBandMuted}`,
    borderRadius: theme.radius.sm,
    backgroundColor: theme.vars.palette.background.bandRaised,
    color: 'inherit',
    font: 'inherit',
  },
}));

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1.5, 3),
  margin: theme.spacing(2, 0, 0),
  ...theme.typography.body2,
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: theme.spacing(6),
    padding: theme.spacing(0, 1.5),
    marginRight: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.border.onBand}`,
    borderRadius: theme.radius.sm,
    backgroundColor: theme.vars.palette.background.bandRaised,
    fontFamily: theme.fonts.mono,
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
}));

const languageNames = { it: messages.languageIt, en: messages.languageEn };
const sizeNames = {
  small: messages.sizeSmall,
  medium: messages.sizeMedium,
  large: messages.sizeLarge,
};
const groundNames = {
  solid: messages.groundSolid,
  shaded: messages.groundShaded,
  none: messages.groundNone,
};

/** How the captions look, and which keys there are. Part of the player, so it is there in full screen too. */
export function PlayerSettings({
  id,
  isOpen,
  captions,
}: {
  id: string;
  isOpen: boolean;
  captions: Captions | null;
}) {
  const intl = useIntl();
  const { size, ground } = usePreferences();
  return (
    <Root id={id} hidden={!isOpen}>
      {captions !== null && (
        <div>
          <h2>
            <FormattedMessage {...messages.captions} />
          </h2>
          <List
            name={<FormattedMessage {...messages.language} />}
            value={captions.language}
            choices={captions.languages}
            nameOf={(choice) => intl.formatMessage(languageNames[choice])}
            onChoose={(language: CaptionLanguage) => changePreferences({ language })}
          />
          <List
            name={<FormattedMessage {...messages.size} />}
            value={size}
            choices={captionSizes}
            nameOf={(choice) => intl.formatMessage(sizeNames[choice])}
            onChoose={(chosen) => changePreferences({ size: chosen })}
          />
          <List
            name={<FormattedMessage {...messages.ground} />}
            value={ground}
            choices={captionGrounds}
            nameOf={(choice) => intl.formatMessage(groundNames[choice])}
            onChoose={(chosen) => changePreferences({ ground: chosen })}
          />
        </div>
      )}
      <div>
        <h2>
          <FormattedMessage {...messages.keys} />
        </h2>
        <p>
          <FormattedMessage {...messages.keysNote} />
        </p>
        <KeyList hasCaptions={captions !== null} />
      </div>
    </Root>
  );
}

function KeyList({ hasCaptions }: { hasCaptions: boolean }) {
  const shown = keyList.filter(([, name]) => hasCaptions || name !== 'keyCaptions');
  return (
    <Keys>
      {shown.map(([keys, name]) => (
        <KeyRow key={name} keys={keys} does={<FormattedMessage {...messages[name]} />} />
      ))}
    </Keys>
  );
}

const KeyRow = ({ keys, does }: { keys: readonly string[]; does: ReactNode }) => (
  <>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key === 'Space' ? <FormattedMessage {...messages.keySpace} /> : key}</kbd>
      ))}
    </dt>
    <dd>{does}</dd>
  </>
);

function List<T extends string>({
  name,
  value,
  choices,
  nameOf,
  onChoose,
}: {
  name: ReactNode;
  value: T;
  choices: readonly T[];
  nameOf: (choice: T) => string;
  onChoose: (choice: T) => void;
}) {
  const id = useId();
  return (
    <Choice>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value as T)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </Choice>
  );
}
