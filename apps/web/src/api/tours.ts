import { queryOptions } from '@tanstack/react-query';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Every tour, with the pilot's progress. */
export const toursQuery = readQuery('/tours');

export const tourQuery = (id: string) => readQuery(`/tours/${id}`);

/** The tours that the pilot is on, with their stages. */
export const ownToursQuery = queryOptions({
  queryKey: [...toursQuery.queryKey, 'own'],
  queryFn: async ({ client }) => {
    const all = await client.fetchQuery(toursQuery);
    const under = all.filter(({ own }) => own?.state === 'open');
    return Promise.all(under.map(({ id }) => client.fetchQuery(tourQuery(id))));
  },
});

/** Other participants of a tour, with their progress. */
export const tourBoardQuery = (id: string) => readQuery(`/tours/${id}/progress`);

export const enrolInTour = (id: string) => request('POST', `/tours/${id}/enrol`);
export const leaveTour = (id: string) => request('DELETE', `/tours/${id}/enrol`);
export const closeTour = (id: string, reason: string) =>
  request('POST', `/tours/${id}/close`, { body: { reason } });
export const reopenTour = (id: string, reason: string) =>
  request('POST', `/tours/${id}/reopen`, { body: { reason } });
