import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ConfirmDialog, useBottomInset } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { CourseForm } from '../course/course-form.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';

/** Below the bar where it floats, in px. */
const FLOATING_GAP = 16;

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.fab,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  marginInline: theme.spacing(-4),
  padding: theme.spacing(3, 4),
  paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  [theme.breakpoints.up('sm')]: {
    bottom: FLOATING_GAP,
    marginInline: 0,
    padding: theme.spacing(3, 5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.lg,
    boxShadow: theme.vars.palette.elevation.menu,
  },
  '& > output': {
    ...theme.typography.body2,
    flex: '1 1 14rem',
    color: theme.vars.palette.text.secondary,
  },
  '& > span': { display: 'flex', gap: theme.spacing(2), marginLeft: 'auto' },
}));

/** What is not saved yet, and the save; always in reach. */
export function SaveBar({ isNew, onSave }: { isNew: boolean; onSave: () => void }) {
  const { dirty, isSubmitting, resetForm } = useFormikContext<CourseForm>();
  const { uploading } = useAuthoring();
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar, { gap: FLOATING_GAP });
  const [isDiscarding, setDiscarding] = useState(false);
  const state = dirty ? messages.unsaved : isNew ? messages.toBeAdded : messages.allSaved;
  return (
    <Bar ref={bar}>
      <output>
        <FormattedMessage {...state} />
      </output>
      <span>
        {dirty && (
          <Button variant="text" onClick={() => setDiscarding(true)}>
            <FormattedMessage {...messages.discard} />
          </Button>
        )}
        <Button
          type="submit"
          busy={isSubmitting}
          onClick={(event) => {
            // By Enter in a field too: what was chosen by another button is no part of this save.
            event.preventDefault();
            onSave();
          }}
          {...(uploading.size > 0
            ? { disabledReason: <FormattedMessage {...messages.uploading} /> }
            : {})}
        >
          <FormattedMessage {...(isSubmitting ? messages.saving : messages.save)} />
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isDiscarding}
        onClose={() => setDiscarding(false)}
        onConfirm={() => resetForm()}
        title={<FormattedMessage {...messages.discardTitle} />}
        confirmLabel={<FormattedMessage {...messages.discard} />}
      >
        <FormattedMessage {...messages.discardText} />
      </ConfirmDialog>
    </Bar>
  );
}
