import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { CourseForm } from '../course/course-form.ts';
import type { WireCourse } from '../course/course-wire.ts';
import { dropDraft, type DraftOwner, type StoredDraft } from './draft-store.ts';
import { rebase } from './merge-course.ts';
import { messages } from './messages.ts';

const Choices = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
}));

/** Puts back what was not saved, and offers the copy that was put aside (E53). */
export function DraftNotices({
  owner,
  stored,
  restored,
  copy,
  onCopyGone,
}: {
  owner: DraftOwner;
  stored: WireCourse | null;
  restored: CourseForm | null;
  copy: StoredDraft | null;
  onCopyGone: () => void;
}) {
  const { setValues, dirty } = useFormikContext<CourseForm>();
  const [isTold, setTold] = useState(restored !== null);

  const restore = useEffectEvent(() => {
    if (restored !== null) void setValues(restored, false);
  });
  useEffect(() => restore(), []);

  const dropCopy = () => {
    dropDraft('copy', owner);
    onCopyGone();
  };
  const resumeCopy = () => {
    if (copy === null) return;
    void setValues(stored === null ? copy.form : rebase(copy.form, stored));
    dropCopy();
  };

  return (
    <>
      {isTold && dirty && (
        <Alert tone="info" announce="status" onClose={() => setTold(false)}>
          <FormattedMessage {...messages.draftRestored} />
        </Alert>
      )}
      {copy !== null && (
        <Alert
          tone="warning"
          announce="status"
          action={
            <Choices>
              <button type="button" onClick={resumeCopy}>
                <FormattedMessage {...messages.copyResume} />
              </button>
              <button type="button" onClick={dropCopy}>
                <FormattedMessage {...messages.copyDrop} />
              </button>
            </Choices>
          }
        >
          <FormattedMessage {...messages.copyKept} />
        </Alert>
      )}
    </>
  );
}
