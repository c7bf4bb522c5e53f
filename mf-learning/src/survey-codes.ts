import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** Codes of the surveys that still wait for this person (API-44). */
export const surveyCodesQuery = queryOptions({
  queryKey: endpointKey('/api/Account/SurveyCode'),
  queryFn: ({ signal }) => api.get('/api/Account/SurveyCode', { signal }),
});
