import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    fontWeight: 600,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.tertiary,
  },
  '& li + li::before': {
    content: '""',
    width: 'clamp(16px, 4vw, 56px)',
    height: 2,
    margin: theme.spacing(0, 1, 0, 3.5),
    backgroundColor: theme.vars.palette.border.default,
  },
  '& li[data-state=done] + li::before': { backgroundColor: theme.vars.palette.primary.main },
  '& li[data-state=current]': { color: theme.vars.palette.text.primary },
  '& li[data-state=done]': { color: theme.vars.palette.primary.main },
  // Phones show the label of the current step only; the others keep it for screen readers.
  [theme.breakpoints.down('sm')]: {
    '& li:not([data-state=current]) > span:last-child': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));

const Disc = styled('span')(({ theme }) => ({
  width: 28,
  height: 28,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.border.default}`,
  fontSize: '0.8125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '[data-state=current] > &': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '[data-state=done] > &': {
    backgroundColor: theme.vars.palette.primary.soft,
    borderColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
}));

/** Where the person is in a flow: Carrello, Ordine, Pagamento, Fatto. `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const intl = useIntl();
  return (
    <List aria-label={intl.formatMessage(messages.stepperLabel)}>
      {steps.map((label, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li
            key={label}
            data-state={state}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <Disc aria-hidden="true">
              {state === 'done' ? <Glyph name="check" size={16} /> : index + 1}
            </Disc>
            <span>
              {state === 'done' ? (
                <>
                  <span aria-hidden="true">{label}</span>
                  <VisuallyHidden>
                    {intl.formatMessage(messages.stepDone, { label })}
                  </VisuallyHidden>
                </>
              ) : (
                label
              )}
            </span>
          </li>
        );
      })}
    </List>
  );
}
