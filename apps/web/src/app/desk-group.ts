import { ClipboardCheck } from 'lucide-react';
import type { Capability } from '#app/api/use-session.ts';
import type { NavGroup } from '#app/components/layout/navigation-types.ts';
import { paths } from '#app/config/paths.ts';
import { DESK_SECTIONS } from '#app/features/desk/desk-sections.ts';

/** The desk's group in the sidebar: its first page, the queue of reports, and what this person may open of the rest. */
export function deskGroup(can: (capability: Capability) => boolean): NavGroup {
  return {
    label: 'Mesa',
    icon: ClipboardCheck,
    items: [
      { label: 'Lo que espera', to: paths.desk },
      ...(can('reports.read') ? [{ label: 'Informes', to: paths.deskReports }] : []),
      ...DESK_SECTIONS.filter(([, , , capability]) => can(capability)).map(([label, , to]) => ({
        label,
        to,
      })),
    ],
  };
}
