import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog, IconButton } from 'shared-ui';
import { lazyPart } from 'shared-ui/remote';
import type { Course, Lesson } from '../course.ts';
import { messages } from './messages.ts';

/** MUI's combobox is not in the first load. */
const SearchForm = lazyPart(() => import('./SearchForm.tsx').then((module) => module.SearchForm));

/** In the bar of the player: opens the search of the course. */
export function CourseSearch({
  course,
  lockTextOf,
}: {
  course: Course;
  lockTextOf: (lesson: Lesson) => string | null;
}) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        onBand
        aria-haspopup="dialog"
        label={intl.formatMessage(messages.open)}
        onClick={() => setOpen(true)}
      >
        <MagnifyingGlass size={22} weight="bold" aria-hidden />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        width="wide"
        title={intl.formatMessage(messages.open)}
      >
        <SearchForm course={course} lockTextOf={lockTextOf} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
