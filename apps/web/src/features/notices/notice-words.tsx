import { formatDate } from '@va/domain/dates.ts';
import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { NOTICE_TONES } from '#app/lib/notice-tones.ts';

/** `Del 14 de septiembre de 2026, en vigor hasta el 31 de diciembre de 2026`. */
export function validity({ date, until, inForce }: CompanyNotice): string {
  const end = until === null ? 'en vigor' : `${inForce ? 'en vigor' : 'valió'} hasta el ${formatDate(until)}`;
  return `Del ${formatDate(date)}, ${end}`;
}

/** Whether the pilot has read the notice, in words. */
export function readingWords({ readAt, changedSince, mustRead, inForce }: CompanyNotice): string {
  if (changedSince) return 'Ha cambiado desde que lo leíste';
  if (readAt !== null) return 'Leído';
  return mustRead && inForce ? 'Por confirmar' : 'Sin leer';
}

/** Audience of a notice in words: «A320-200, LEMD, para Segundo Oficial y Primer Oficial». */
export function scopeWords({ affects }: CompanyNotice): string {
  if (affects === null) return 'Toda la flota';
  const { types, airports, tours, ranks } = affects;
  const parts = [...types, ...airports, ...tours.map(({ name }) => name)];
  const flights = parts.length === 0 ? 'Toda la flota' : parts.join(', ');
  return ranks.length === 0 ? flights : `${flights}, para ${LIST.format(ranks)}`;
}

const LIST = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** Last day to confirm it before booking; null if that is as long as it is in force. */
export function ackWords({ ackUntil, mustRead }: CompanyNotice): string | null {
  return mustRead && ackUntil !== null ? `Hasta el ${formatDate(ackUntil)}, para poder reservar` : null;
}

/** Importance of a notice, and whether it must be read. */
export function NoticeBadges({ importance, mustRead, inForce }: CompanyNotice) {
  return (
    <>
      <StateBadge tone={NOTICE_TONES[importance]}>{importance}</StateBadge>
      {mustRead && inForce && <Badge tone="sky">Lectura obligatoria</Badge>}
    </>
  );
}
