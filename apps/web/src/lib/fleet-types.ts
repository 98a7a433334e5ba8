import type { aircraftSchema } from '@va/contract/airline/fleet.ts';
import type { z } from 'zod';

type Tail = Pick<z.infer<typeof aircraftSchema>, 'typeId' | 'model' | 'service'>;

/** The types of a fleet with their models, once each, to choose from; not those of which every tail is gone. */
export const typesOf = (tails: readonly Tail[]) => [
  ...new Map(
    tails.filter(({ service }) => service !== 'retired').map(({ typeId, model }) => [typeId, model]),
  ),
];
