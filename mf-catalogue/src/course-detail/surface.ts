/** Where the detail of a course is shown: outside or inside the private area. */
export type Surface = 'public' | 'private';
