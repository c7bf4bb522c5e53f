import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useIntl } from 'react-intl';
import { IconLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { ExamKind } from '../exam.ts';
import { Bar, ExamName } from './ExamFrame.tsx';
import { messages } from './messages.ts';

/** The bar while no exam runs: the way back to the course. */
export function BackBar({
  courseId,
  courseTitle,
  kind,
}: {
  courseId: number;
  courseTitle: string;
  kind: ExamKind;
}) {
  return (
    <Bar data-band="">
      <IconLink
        onBand
        to={paths.course(courseId)}
        label={useIntl().formatMessage(messages.toCourse)}
      >
        <ArrowLeft size={22} weight="bold" aria-hidden />
      </IconLink>
      <ExamName kind={kind} courseTitle={courseTitle} />
    </Bar>
  );
}
