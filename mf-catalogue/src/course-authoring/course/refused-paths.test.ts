import { wireCourse } from '../testing-course.ts';
import { formOfCourse } from './course-wire.ts';
import { formPathOf } from './refused-paths.ts';

// Module 0 has the lessons 0 and 1, module 1 the lesson 2; document 0 is the course's, 1 of the first lesson.
const form = formOfCourse(wireCourse());

it.each([
  ['title', 'title'],
  ['synopses', 'synopsis'],
  ['priceCertification', 'certification'],
  ['coverImage', 'cover'],
  ['modules', 'lessons'],
  ['modules.1.professorNameId', 'modules.1.professor'],
  ['modules.0.lessonList.1.duration', 'lessons.1.duration'],
  ['modules.1.lessonList.0.name', 'lessons.2.name'],
  ['modules.0.lessonList.1.description', 'lessons.1.content'],
  ['modules.0.lessonList.1.content', 'lessons.1.content'],
  ['documentList.0.name', 'documents.0.name'],
  ['modules.0.lessonList.0.documentList.0.fileName', 'documents.1.name'],
  ['corsoFaq.0.answare', 'questions.0.answer'],
  ['modules.0.documentList.3.name', null],
  ['version.of.something', null],
])('%s of the wire is %s of the form', (path, expected) => {
  expect(formPathOf(form, path)).toBe(expected);
});
