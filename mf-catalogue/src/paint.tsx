import { defineRemotePaint } from 'shared-ui/remote';
import { paths, patterns } from 'shared-ui/paths';
import { PublicCataloguePage } from './catalogue-search/PublicCataloguePage.tsx';
import { publicCoursesQuery } from './catalogue-search/api.ts';
import { parseFilters } from './catalogue-search/filters/catalogue-filters.ts';
import { courseQuery } from './course-detail/api.ts';
import { describedCourse } from './course-detail/described-course.ts';
import { PublicCoursePage } from './course-detail/PublicCoursePage.tsx';
import { PublicFaqPage } from './faq/PublicFaqPage.tsx';
import { faqQuery } from './faq/api.ts';
import { popularCoursesQuery } from './homepage/api.ts';
import { HomePage } from './homepage/HomePage.tsx';

const homepage = { Page: HomePage, queries: () => [popularCoursesQuery] };

/** The pages that people without a session reach first. */
export const paint = defineRemotePaint({
  pages: [
    { path: paths.home(), ...homepage },
    { path: paths.homepage(), ...homepage },
    {
      path: paths.publicCatalogue(),
      Page: PublicCataloguePage,
      queries: ({ search }) => [publicCoursesQuery(parseFilters(search))],
    },
    {
      path: patterns.publicCourse,
      Page: PublicCoursePage,
      queries: ({ params }) => {
        const id = courseIdOf(params['courseId']);
        return id === null ? [] : [courseQuery(id)];
      },
      describe: ({ params, read, addressOf }) => {
        const id = courseIdOf(params['courseId']);
        if (id === null) return { isMissing: true };
        const course = read(courseQuery(id).queryKey);
        return course === undefined ? {} : describedCourse(course, addressOf);
      },
    },
    { path: paths.publicFaq(), Page: PublicFaqPage, queries: () => [faqQuery] },
  ],
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});

/** Null for what cannot be a course: nothing is asked for it. */
function courseIdOf(text = ''): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
