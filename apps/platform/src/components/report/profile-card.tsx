import type { ReactNode } from 'react';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { useWidth } from '#app/components/use-width.ts';
import type { Mark } from './marks.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { nearest, speedOf } from './profile-scale.ts';

/** Rows of the table, marks besides. */
const ROWS = 24;

/** The vertical profile, and behind it the same as a table. */
export function ProfileCard({
  report,
  profile,
  marks,
}: {
  report: ReportDetail;
  profile: FlightProfile;
  marks: readonly Mark[];
}) {
  const [box, width] = useWidth<HTMLDivElement>(720);
  const block = report.blockMin === null ? null : `Bloque ${hoursAndMinutes(report.blockMin)} h`;
  const flown =
    report.distanceNm === null ? null : `${formatNumber(Math.round(report.distanceNm))} NM voladas`;
  return (
    <SectionCard title="Perfil del vuelo" aside={[block, flown].filter(Boolean).join(' · ')}>
      <div ref={box} className="-mx-2">
        <ProfilePicture
          profile={profile}
          marks={marks}
          width={width}
          label="Altitud y velocidad indicada a lo largo del vuelo; la tabla que sigue dice lo mismo"
        />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        <Key className="border-link">Altitud</Key>
        <Key className="border-ink">Velocidad indicada, kt</Key>
        {profile.gaps.length > 0 && (
          <Key className="border-dashed border-media">
            Sin registro: {countOf(profile.gaps.length, 'hueco', 'huecos')}
          </Key>
        )}
        {profile.thinned && <span>De este vuelo se guarda un punto por minuto.</span>}
      </p>
      <details className="print:hidden">
        <summary className="cursor-pointer text-sm font-bold text-link">Ver como tabla</summary>
        <TableScroller label="Perfil del vuelo, como tabla" className="mt-3 max-h-96 overflow-y-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-left text-ink-2">
                <th scope="col">Hora</th>
                <th scope="col">Fase</th>
                <th scope="col" className="text-right">
                  Altitud, ft
                </th>
                <th scope="col" className="text-right">
                  Velocidad, kt
                </th>
                <th scope="col" className="pl-3">
                  Marca
                </th>
              </tr>
            </thead>
            <tbody>
              {rowsOf(profile, marks).map(({ ms, point, mark }) => (
                <tr key={`${ms} ${mark?.letter ?? ''}`} className="border-t border-line">
                  <td>{formatUtcClock(new Date(ms))}</td>
                  <td>{phaseAtTime(profile, ms)}</td>
                  <td className="text-right">
                    {point.altFt === null ? '–' : formatNumber(Math.round(point.altFt))}
                  </td>
                  <td className="text-right">{formatSpeed(speedOf(point))}</td>
                  <td className="pl-3">{mark ? `${mark.letter}, ${mark.item.title}` : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroller>
      </details>
    </SectionCard>
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`w-5 border-t-2 ${className}`} />
      <span>{children}</span>
    </span>
  );
}

function rowsOf(profile: FlightProfile, marks: readonly Mark[]) {
  const { points } = profile;
  const step = Math.max(1, Math.floor(points.length / ROWS));
  const sampled = points
    .filter((_, i) => i % step === 0 || i === points.length - 1)
    .map((point) => ({ ms: Date.parse(point.at), point, mark: undefined }));
  const marked = marks.flatMap((mark) => {
    const point = mark.at === null ? undefined : nearest(points, mark.at);
    return point && mark.at !== null ? [{ ms: mark.at, point, mark }] : [];
  });
  return [...sampled, ...marked].toSorted((a, b) => a.ms - b.ms);
}

function phaseAtTime({ phases }: FlightProfile, ms: number): string {
  const found = phases.findLast(({ from }) => Date.parse(from) <= ms);
  return found ? PROFILE_PHASES[found.phase] : '';
}

function formatSpeed(knots: number | null): string {
  return knots === null ? '–' : String(Math.round(knots));
}
