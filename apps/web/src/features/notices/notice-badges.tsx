import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { NOTICE_TONES } from '#app/lib/notice-tones.ts';

/** Importance of a notice, and whether it must be read. */
export function NoticeBadges({ importance, mustRead, inForce }: CompanyNotice) {
  return (
    <>
      <StateBadge tone={NOTICE_TONES[importance]}>{importance}</StateBadge>
      {mustRead && inForce && <Badge tone="sky">Lectura obligatoria</Badge>}
    </>
  );
}
