import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Skeleton } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { Columns, FieldCard } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';

/** Its list of courses is not in the first load of the form. */
const RefresherField = lazy(() =>
  import('./RefresherField.tsx').then((loaded) => ({ default: loaded.RefresherField })),
);

/** How long an attestation of the course is valid, and which course renews it; also while the course is on sale. */
export function ValidityFields() {
  const lock = useAuthoring().lockOf('validity');
  return (
    <FieldCard>
      <h2>
        <FormattedMessage {...messages.validity} />
      </h2>
      <Columns>
        <TextField
          name="validity"
          isOptional
          inputMode="numeric"
          maxLength={3}
          label={<FormattedMessage {...messages.validityMonths} />}
          help={<FormattedMessage {...messages.validityHelp} />}
          {...lock}
        />
        <Suspense fallback={<Skeleton height="6.5rem" radius={10} />}>
          <RefresherField {...lock} />
        </Suspense>
      </Columns>
    </FieldCard>
  );
}
