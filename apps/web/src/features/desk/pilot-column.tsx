import type { DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';

/** Column with the pilot of a row, linked to the pilot's file; an erased account has no link. */
export const PILOT_COLUMN: DeskColumn<{ callsign: string | null }> = {
  id: 'indicativo',
  title: 'Piloto',
  text: ({ callsign }) => callsign ?? 'suprimido',
  cell: ({ callsign }) =>
    callsign === null ? 'suprimido' : <TextLink to={deskPaths.deskPilot(callsign)}>{callsign}</TextLink>,
};
