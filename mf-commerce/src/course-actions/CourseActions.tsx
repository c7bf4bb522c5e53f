import { ShoppingCart } from '@phosphor-icons/react/dist/csr/ShoppingCart';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Alert, Button, Pill, Skeleton, SkeletonGroup } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { SlotProps } from 'shared-ui/remote';
import { messages } from './messages.ts';
import { ShareCourse } from './ShareCourse.tsx';
import { useBuyCourse } from './use-buy-course.ts';

const PUBLISHED = 1;

const Owned = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

/** The button that was pressed is gone, and the focus with it: what takes its place has it. */
function focusIfLost(successor: HTMLElement | null) {
  if (document.activeElement === document.body) successor?.focus();
}

/** Slot `catalogue.course-actions.v1`: buying, or why not. */
export function CourseActions({
  courseId,
  statoCorso,
  price,
}: SlotProps['catalogue.course-actions.v1']) {
  const { formatMessage } = useIntl();
  const { status } = useSession();
  const course = useBuyCourse(courseId, statoCorso, price);
  if (course.status === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton height="3.25rem" radius="0.625rem" />
      </SkeletonGroup>
    );
  }
  switch (course.state) {
    case 'buy':
      return (
        <Button
          size="large"
          fullWidth
          busy={course.isAdding}
          startIcon={<ShoppingCart size={20} />}
          onClick={course.add}
        >
          {formatMessage(course.isAdding ? messages.adding : messages.add)}
        </Button>
      );
    case 'in-cart':
      return (
        <Button
          size="large"
          fullWidth
          startIcon={<ShoppingCart size={20} weight="fill" />}
          to={status === 'anonymous' ? paths.publicCart() : paths.cart()}
          {...(course.hasAdded ? { ref: focusIfLost } : {})}
        >
          {formatMessage(messages.toCart)}
        </Button>
      );
    case 'owned':
      return (
        <Owned>
          <Button size="large" fullWidth to={paths.coursePlayer(courseId)}>
            {formatMessage(messages.toCourse)}
          </Button>
          {/* What is not on sale cannot be bought by others either. */}
          {statoCorso === PUBLISHED && <ShareCourse courseId={courseId} />}
        </Owned>
      );
    case 'suspended':
      return (
        <Pill tone="warning" glyph="warningFill">
          {formatMessage(messages.suspended)}
        </Pill>
      );
    case 'deleted':
      return (
        <Pill tone="danger" glyph="close">
          {formatMessage(messages.deleted)}
        </Pill>
      );
    case 'draft':
      return <Alert tone="info">{formatMessage(messages.draft)}</Alert>;
    case 'not-for-sale':
      return <Alert tone="info">{formatMessage(messages.notForSale)}</Alert>;
    case 'other-role':
      return <Alert tone="info">{formatMessage(messages.onlyLearners)}</Alert>;
  }
}
