import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenLesson, namedLesson, type Course, type Lesson } from '../course.ts';

/** The lesson in the address, else the one to go on with, which is then written into the address. */
export function useChosenLesson(course: Course): Lesson | undefined {
  const [params, setParams] = useSearchParams();
  const chosen = chosenLesson(course, params);
  const missing = namedLesson(course, params) === undefined ? chosen?.id : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    setParams({ lesson: String(missing) }, { replace: true });
  }, [missing, setParams]);
  return chosen;
}
