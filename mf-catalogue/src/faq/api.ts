import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** The FAQ of the platform. */
export const faqQuery = queryOptions({
  queryKey: endpointKey('/api/FaqWB/Faq'),
  queryFn: async ({ signal }) => {
    const entries = await api.get('/api/FaqWB/Faq', { signal });
    return entries.map(({ id, place, question, answare }) => ({
      id,
      question,
      answer: answare,
      // A place stays when the entry is changed, and has another id.
      anchor: `domanda-${place}`,
    }));
  },
});
