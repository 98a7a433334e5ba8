import type { Generated } from 'kysely';

/** Rows of `demo_thing`; written by `npm run db:types` from the migrations. */
export interface DemoThingTable {
  kind:
    | 'report'
    | 'booking'
    | 'career'
    | 'airline_event'
    | 'leave'
    | 'promotion'
    | 'points_claim'
    | 'application'
    | 'likes'
    | 'joined';
  id: string;
  made_at: Generated<Date>;
  was_at: Date | null;
}
