import type { Refusal } from '../refusal.ts';

/**
 * The last administrator can't be demoted, suspended, retired or erased: nobody could put that right.
 * @param administratorIds accounts that are administrators and can act now
 */
export function refuseRemoval(administratorIds: ReadonlySet<string>, targetId: string): Refusal | null {
  if (!administratorIds.has(targetId) || administratorIds.size > 1) return null;
  return {
    code: 'ultimo-administrador',
    message: 'Es la única cuenta con el rol de administrador.',
    wayOut: 'Da antes ese rol a otra persona.',
  };
}
