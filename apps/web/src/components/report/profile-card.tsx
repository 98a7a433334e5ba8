import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import type { ReactNode } from 'react';
import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import type { ReadableStore } from '@va/ui/state/store.ts';
import { TableView } from '#app/components/charts/table-view.tsx';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { useWidth } from '#app/components/use-width.ts';
import type { MarkChoice } from './mark-buttons.tsx';
import type { Mark } from './marks.ts';
import { ProfilePicture } from './profile-picture.tsx';
import { nearest, speedOf, type SpeedLimit } from './profile-scale.ts';

/** Most rows of the table besides those of the marks. */
const ROWS = 24;

/** The vertical profile, and behind it the same as a table. */
export function ProfileCard({
  report,
  profile,
  marks,
  limit,
  moment,
  choice,
}: {
  choice: MarkChoice;
  report: ReportDetail;
  profile: FlightProfile;
  marks: readonly Mark[];
  limit: SpeedLimit | null;
  /** The moment that is played on the map of the track; null while none is. */
  moment: ReadableStore<number | null>;
}) {
  const [box, width] = useWidth<HTMLDivElement>(720);
  const block = report.blockMin === null ? null : `Bloque ${formatHours(report.blockMin)}`;
  const flown = report.distanceNm === null ? null : `${formatMiles(report.distanceNm)} voladas`;
  return (
    <SectionCard title="Perfil del vuelo" high aside={[block, flown].filter(Boolean).join(' · ')}>
      <div ref={box} className="-mx-2">
        <ProfilePicture
          profile={profile}
          marks={marks}
          width={width}
          limit={limit}
          moment={moment}
          {...choice}
          label="Altitud y velocidad indicada a lo largo del vuelo; la tabla que sigue dice lo mismo"
        />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        {limit !== null && (
          <Key className="border-dashed border-alta">
            Límite de {formatNumber(limit.kt)}&nbsp;kt bajo FL{limit.belowFt / 100}
          </Key>
        )}
        {profile.gaps.length > 0 && (
          <Key className="border-dashed border-media">
            Sin registro: {countOf(profile.gaps.length, 'hueco', 'huecos')}
          </Key>
        )}
        {profile.thinned && <span>De este vuelo se guarda un punto por minuto.</span>}
      </p>
      <ChosenMark marks={marks} chosen={choice.chosen} />
      <TableView
        label="Perfil del vuelo"
        columns={[
          { title: 'Hora' },
          { title: 'Fase' },
          { title: 'Altitud, ft', number: true },
          { title: 'Velocidad, kt', number: true },
          { title: 'Marca' },
        ]}
        rows={rowsOf(profile, marks).map(({ ms, point, mark }) => ({
          key: `${ms} ${mark?.letter ?? ''}`,
          cells: [
            formatUtcClock(new Date(ms)),
            phaseAtTime(profile, ms),
            point.altFt === null ? '–' : formatNumber(Math.round(point.altFt)),
            formatSpeed(speedOf(point)),
            mark ? `${mark.letter}, ${mark.item.title}` : '',
          ],
        }))}
      />
    </SectionCard>
  );
}

/** Description of the chosen mark, announced when it changes. */
function ChosenMark({ marks, chosen }: { marks: readonly Mark[]; chosen: string | null }) {
  const mark = marks.find(({ letter }) => letter === chosen);
  return (
    <p role="status" className="text-sm empty:hidden print:hidden">
      {mark && (
        <>
          <b>
            {mark.letter}, {mark.item.title}
          </b>
          {mark.at !== null && ` a las ${formatUtcClock(new Date(mark.at))}`}. Se vio: {mark.item.observed}.
          Se esperaba: {mark.item.expected}.
        </>
      )}
    </p>
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
