import { FormattedMessage } from 'react-intl';
import { Access } from 'shared-auth';
import { Button, Glyph } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from './course-messages.ts';

/** Leads editors with the CAI claim, and administrators (E152), to the form of a new course (CAT-02). */
export function AddCourse() {
  return (
    <Access
      roles={['RedattoreCorsiA', 'AdminWorkerBadge']}
      claims={['CAI']}
      claimsExempt={['AdminWorkerBadge']}
    >
      <Button to={paths.courseCreate()} startIcon={<Glyph name="plus" size={18} />}>
        <FormattedMessage {...courseMessages.addCourse} />
      </Button>
    </Access>
  );
}
