// Runs before the shell, at a lesson's address (`ahead` in remote.config.ts). Compiled by itself: each import counts.
import { beginLesson } from './course-player/ahead/begin-lesson.ts';

beginLesson(window.location);
