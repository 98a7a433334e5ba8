import { formatUtcClock, formatUtcMinute } from '@va/domain/utc-clock.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { TableView } from '#app/components/charts/table-view.tsx';
import { BandScale } from './band-scale.tsx';
import type { FlightProfile, ReportDetail, Score } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';

/** Rules about the landing, in the order in which they are shown. */
const RULES = ['S-14', 'S-15', 'S-16', 'S-17', 'S-13', 'S-18'];
const [WIDTH, HEIGHT] = [300, 130];

/** The touchdown: its two figures, the last seconds by radio height, and what each rule of the landing saw. */
export function LandingCard({
  report,
  score,
  profile,
}: {
  report: ReportDetail;
  score: Score;
  profile: FlightProfile | undefined;
}) {
  const { touchdownFpm, touchdownG, landing, arr, arrPlanned } = report;
  const where = (arr ?? arrPlanned).icao;
  const isOutdone = (id: string) =>
    score.items.some(
      ({ rule, status, deduction, waived }) => rule === id && status === 'hit' && deduction + waived === 0,
    );
  const rules = RULES.flatMap((id) => score.items.find(({ rule }) => rule === id) ?? []);
  return (
    <SectionCard title="Toma" aside={landing ? `${where}, ${formatUtcMinute(new Date(landing))}` : where}>
      {touchdownFpm === null && touchdownG === null ? (
        <p className="text-ink-2">La toma no está en el registro. Lo que no se vio no descuenta.</p>
      ) : (
        <p className="flex flex-wrap gap-x-6 text-3xl font-bold">
          {touchdownFpm !== null && (
            <span>
              {touchdownFpm < 0 ? '−' : ''}
              {formatNumber(Math.abs(touchdownFpm))}
              {'\u00a0'}
              <span className="text-sm font-normal text-ink-2">ft/min</span>
            </span>
          )}
          {touchdownG !== null && (
            <span>
              {formatNumber(Math.round(touchdownG * 100) / 100)}
              {'\u00a0'}
              <span className="text-sm font-normal text-ink-2">g</span>
            </span>
          )}
        </p>
      )}
      {profile?.touchdown && profile.touchdown.heights.length > 2 && (
        <Heights touchdown={profile.touchdown} />
      )}
      {score.landingBands && touchdownFpm !== null && (
        <BandScale
          title="Velocidad vertical, ft/min"
          bands={score.landingBands.fpm}
          from={0}
          value={-touchdownFpm}
          outdone={isOutdone('S-14')}
        />
      )}
      {score.landingBands && touchdownG !== null && (
        <BandScale
          title="Carga, g"
          bands={score.landingBands.g}
          from={1}
          value={touchdownG}
          outdone={isOutdone('S-15')}
        />
      )}
      <dl className="grid gap-2 text-sm print:grid-cols-2">
        {profile?.touchdown && <Attitude touchdown={profile.touchdown} />}
        {rules.map(({ rule, title, observed }) => (
          <div key={rule}>
            <dt className="text-xs text-ink-2">{title}</dt>
            <dd>{observed || 'Nada que anotar'}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}

function Attitude({
  touchdown: { pitchDeg, bankDeg },
}: {
  touchdown: NonNullable<FlightProfile['touchdown']>;
}) {
  if (pitchDeg === null && bankDeg === null) return null;
  const degrees = (value: number) => `${formatNumber(Math.round(Math.abs(value) * 10) / 10)}°`;
  const pitch = pitchDeg === null ? [] : [`morro ${pitchDeg < 0 ? 'abajo' : 'arriba'} ${degrees(pitchDeg)}`];
  const bank = bankDeg === null ? [] : [`alabeo ${degrees(bankDeg)}${bankSide(bankDeg)}`];
  return (
    <div>
      <dt className="text-xs text-ink-2">Actitud al tocar</dt>
      <dd>{[...pitch, ...bank].join(', ')}</dd>
    </div>
  );
}

function bankSide(degrees: number): string {
  if (Math.abs(degrees) < 0.05) return '';
  return degrees > 0 ? ' a la derecha' : ' a la izquierda';
}

function Heights({ touchdown: { at, heights } }: { touchdown: NonNullable<FlightProfile['touchdown']> }) {
  const down = Date.parse(at);
  const first = Date.parse(heights[0]?.at ?? at);
  const last = Date.parse(heights.at(-1)?.at ?? at);
  const most = Math.max(50, Math.ceil(Math.max(...heights.map(({ aglFt }) => aglFt)) / 50) * 50);
  const x = (ms: number) => 34 + ((ms - first) / Math.max(1, last - first)) * (WIDTH - 44);
  const y = (feet: number) => HEIGHT - 24 - (Math.max(0, feet) / most) * (HEIGHT - 40);
  const line = heights
    .map(
      ({ at: time, aglFt }, i) =>
        `${i === 0 ? 'M' : 'L'}${x(Date.parse(time)).toFixed(1)} ${y(aglFt).toFixed(1)}`,
    )
    .join('');
  return (
    <figure>
      <figcaption className="text-xs text-ink-2">Radioaltura, ft</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Radioaltura en los últimos segundos; la tabla que sigue dice lo mismo"
        className="w-full max-w-md"
      >
        {[0, most / 2, most].map((feet) => (
          <g key={feet}>
            <path d={`M34 ${y(feet)}H${WIDTH - 10}`} className={feet === 0 ? 'stroke-ink' : 'stroke-line'} />
            <text x={28} y={y(feet) + 4} textAnchor="end" className="fill-ink-2 text-[11px]">
              {feet}
            </text>
          </g>
        ))}
        <path d={line} className="fill-none stroke-link" strokeWidth={2} />
        <circle cx={x(down)} cy={y(0)} r={4} className="fill-surface stroke-ink" strokeWidth={2} />
        <text
          x={Math.min(x(down), WIDTH - 36)}
          y={HEIGHT - 6}
          textAnchor="middle"
          className="fill-ink text-[11px] font-bold"
        >
          {formatUtcClock(new Date(down))}
        </text>
      </svg>
      <TableView
        label="Radioaltura antes de la toma"
        columns={[
          { title: 'Segundos', number: true },
          { title: 'Radioaltura, ft', number: true },
        ]}
        rows={heights.map(({ at: time, aglFt }, i) => ({
          key: `${time} ${i}`,
          cells: [seconds((Date.parse(time) - down) / 1000), formatNumber(Math.round(aglFt * 10) / 10)],
        }))}
      />
    </figure>
  );
}

function seconds(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded < 0 ? '−' : '+'}${formatNumber(Math.abs(rounded))}`;
}
