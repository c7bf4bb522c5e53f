import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { splashMemory } from './first-visit.ts';
import { messages } from './messages.ts';
import { nextSplashState, splashSteps, type SplashState } from './splash-machine.ts';
import { SplashPicture } from './SplashPicture.tsx';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'center',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

const Dots = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  '& > span': {
    width: theme.spacing(6),
    height: theme.spacing(1),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.border.default,
  },
  '& > [data-done]': { backgroundColor: theme.vars.palette.primary.main },
}));

/** Three things about the product, once, on the first visit; skipped at any time (SHELL-24, SHELL-25). */
export function Splash() {
  const intl = useIntl();
  const [state, setState] = useState<SplashState>('security');
  useEffect(() => splashMemory.keep(), []);
  if (state === 'done') return null;
  const skip = () => setState(nextSplashState(state, 'skip'));
  const position = splashSteps.indexOf(state) + 1;
  const isLast = position === splashSteps.length;
  return (
    <Dialog
      isOpen
      onClose={skip}
      title={<FormattedMessage {...messages[state]} />}
      actions={
        <>
          <Button variant="outlined" onClick={skip}>
            <FormattedMessage {...messages.skip} />
          </Button>
          <Button onClick={() => setState(nextSplashState(state, 'next'))}>
            <FormattedMessage {...(isLast ? messages.start : messages.next)} />
          </Button>
        </>
      }
    >
      {/* What is behind it may be exchanged (quiet-page.ts): a roll back reaches first visits too. */}
      <Body aria-live="polite" data-asks-nothing="">
        <SplashPicture step={state} />
        <p>
          <FormattedMessage {...messages[`${state}Text`]} />
        </p>
        <Dots
          role="img"
          aria-label={intl.formatMessage(messages.position, {
            position,
            total: splashSteps.length,
          })}
        >
          {splashSteps.map((step, index) => (
            <span key={step} {...(index < position ? { 'data-done': '' } : {})} />
          ))}
        </Dots>
      </Body>
    </Dialog>
  );
}
