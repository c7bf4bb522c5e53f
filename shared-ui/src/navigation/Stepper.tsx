import MuiStepper from '@mui/material/Stepper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { messages } from '../i18n/messages.ts';

/** Where the person is in a flow: Carrello, Ordine, Pagamento, Fatto. `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const intl = useIntl();
  return (
    <MuiStepper activeStep={current} aria-label={intl.formatMessage(messages.stepperLabel)}>
      {steps.map((label, index) => (
        <Step key={label} {...(index === current ? { 'aria-current': 'step' } : {})}>
          <StepLabel>
            {index < current ? (
              <>
                <span aria-hidden="true">{label}</span>
                <VisuallyHidden>{intl.formatMessage(messages.stepDone, { label })}</VisuallyHidden>
              </>
            ) : (
              label
            )}
          </StepLabel>
        </Step>
      ))}
    </MuiStepper>
  );
}
