import { Navigate, useLocation } from 'react-router-dom';
import { paths } from 'shared-ui/paths';

/** `/table` without a type is the course table, with the same query (E1). */
export function TableRedirect() {
  const { search } = useLocation();
  return <Navigate to={`${paths.courseTable()}${search}`} replace />;
}
