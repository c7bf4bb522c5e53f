/**
 * The routes that a replica may answer: searches, lists and figures. What they show may be some seconds old for
 * others, never for who wrote it. One that visitors may call belongs here only when visitors write nothing that
 * it shows: nobody knows them again.
 */
export const replicaRoutes: readonly string[] = [
  'GET /api/Courses/Public',
  'POST /api/SearchFullText',
  'GET /api/Courses/Suggestions',
  'GET /api/Courses/Sitemap',
  'GET /api/Courses/Reviews/:id',
  'GET /api/Courses',
  'GET /api/Courses/GetTotalCoursesUser',
  'GET /api/Courses/Subscribers',
  'GET /api/Courses/GetCategoriesGrid',
  'GET /api/Orders/all',
  'GET /api/List/Orders',
  'GET /api/List/OrdersByMonth',
  'GET /api/Users/TotalRegisteredUsers',
  'GET /api/Users/GetTotalProfessors',
  'GET /api/List/UsersByMonth',
  'GET /api/List/ProfessorsByMonth',
];
