import { ClipboardCheck } from 'lucide-react';
import type { Capability } from '#app/api/use-session.ts';
import type { NavGroup } from '#app/components/layout/navigation-types.ts';
import { deskLines, deskQueues } from '#app/config/pages/desk.built.ts';
import { paths } from '#app/config/paths.ts';

/** The desk's group in the sidebar: its first page, the queue of reports, and what this person may open of the rest. */
export function deskGroup(can: (capability: Capability) => boolean): NavGroup {
  return {
    label: 'Mesa',
    icon: ClipboardCheck,
    items: [...deskQueues, ...deskLines]
      .filter(({ who }) => who.some(can))
      .map(({ title, path }) => ({ label: title, to: paths.page(`/${path}`) })),
  };
}
