import { useQuery } from '@tanstack/react-query';
import { awardsQuery } from '#app/api/awards.ts';
import { fleetQuery } from '#app/api/fleet.ts';
import { toursQuery } from '#app/api/tours.ts';
import type { AuditNames } from './audit-value.ts';

/**
 * Names of awards, tours and types for the ids in the audit. Until they are loaded, and for things that are gone, the
 * id is shown.
 */
export function useAuditNames(): AuditNames {
  const { data: awards = [] } = useQuery(awardsQuery);
  const { data: tours = [] } = useQuery(toursQuery);
  const { data: fleet = [] } = useQuery(fleetQuery);
  const tour = Object.fromEntries(tours.map(({ id, name }) => [id, name]));
  // The fleet includes types that have only retired aircraft.
  const type = Object.fromEntries(fleet.map(({ typeId, model }) => [typeId, model]));
  return {
    award: Object.fromEntries(awards.map(({ id, name }) => [id, name])),
    tour,
    tours: tour,
    typeId: type,
    types: type,
  };
}
