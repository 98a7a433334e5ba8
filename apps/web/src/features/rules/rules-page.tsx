import { formatDate } from '@va/domain/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, tenths } from '@va/domain/numbers.ts';
import { useSearchParams } from 'react-router';
import { PHASE_WORDS } from '@va/domain/scoring/texts/explain-rules.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { pointsRulesQuery } from '#app/api/points.ts';
import { rulesQuery, type ExplainedRules } from '#app/api/rules.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PointsRules } from '#app/components/points-rules.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';

const HEADS = [
  'Tipo',
  'VMO',
  'MMO',
  'Flaps 1 · 1+F · 2 · 3 · FULL',
  'Tren',
  'Tren subiendo',
  'Pérdida creíble',
  'Reserva',
  'MTOW',
  'MLW',
];

/** The limits of the types that the rules compare with. */
function LimitsTable({ types }: { types: ExplainedRules['types'] }) {
  const kg = (value: number | null) => (value === null ? 'sin datos' : `${formatNumber(value)}\u202fkg`);
  const kt = (value: number) => `${formatNumber(value)}\u202fkt`;
  return (
    <SectionCard title="Límites de cada tipo">
      <TableScroller label="Tabla de límites">
        <table className="w-full text-sm whitespace-nowrap">
          <thead>
            <tr className="text-left">
              {HEADS.map((head) => (
                <th key={head} scope="col" className="p-2">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {types.map(
              ({ type, vmoKt, mmo, vfeKt, gearKt, gearRetractionKt, stallKt, reserveKg, mtowKg, mlwKg }) => (
                <tr key={type}>
                  <th scope="row" className="p-2 text-left font-mono">
                    {type}
                  </th>
                  <td className="p-2">{kt(vmoKt)}</td>
                  <td className="p-2">{mmo.toLocaleString('es-ES', { minimumFractionDigits: 2 })}</td>
                  <td className="p-2">{vfeKt.map((speed) => formatNumber(speed)).join(' · ')}</td>
                  <td className="p-2">{kt(gearKt)}</td>
                  <td className="p-2">{kt(gearRetractionKt)}</td>
                  <td className="p-2">por debajo de {kt(stallKt)}</td>
                  <td className="p-2">{kg(reserveKg)}</td>
                  <td className="p-2">{kg(mtowKg)}</td>
                  <td className="p-2">{kg(mlwKg)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </TableScroller>
    </SectionCard>
  );
}

/** Phases that are named; with more of them it is the whole flight. */
const FEW = 5;

/** The rules of points and of the score with the figures that run; those of the score by version, as they were published. */
export function RulesPage() {
  const [params, setParams] = useSearchParams();
  const version = params.get('version') ?? undefined;
  const points = useQuery(pointsRulesQuery);
  const rules = useQuery(rulesQuery(version));
  return (
    <>
      <PageHead
        eyebrow="Puntos y rangos"
        title="Reglas de la nota"
        lead="Lo que suma, lo que resta y cómo se pone la nota: las mismas cifras con las que se cuenta y se juzga."
      />
      <div className="mb-6 grid gap-4 lg:max-w-3xl">
        <Loaded query={points} what="las reglas de los puntos">
          {(data) => (
            <SectionCard title="Los puntos">
              <PointsRules rules={data} />
            </SectionCard>
          )}
        </Loaded>
      </div>
      <h2 className="mb-1 text-lg font-bold">La nota</h2>
      <p className="mb-4 text-pretty text-ink-2">
        Cada vuelo empieza con un 10,0 y cada regla resta lo suyo. Lo que no se ve nunca resta.
      </p>
      <Loaded query={rules} what="las reglas de la nota">
        {(data) => (
          <div className="grid gap-4">
            <Summary
              data={data}
              onVersion={(id) => setParams(id === data.versions[0]?.id ? {} : { version: id })}
            />
            <SectionCard title="Lo que vale para todas">
              <ul className="grid gap-2 text-sm">
                {data.general.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </SectionCard>
            <SectionCard title="Qué se mira">
              <nav aria-label="Reglas de la nota">
                <ol className="gap-x-6 text-sm sm:columns-2 xl:columns-3">
                  {data.rules.map(({ id, title, takes }) => (
                    <li key={id} className="flex break-inside-avoid items-baseline gap-2 py-1">
                      <a href={`#${id}`} className="min-w-0 grow text-link underline">
                        {title}
                      </a>
                      <span className="text-xs whitespace-nowrap text-ink-2">{takes}</span>
                    </li>
                  ))}
                </ol>
              </nav>
              <ol className="grid divide-y divide-line">
                {data.rules.map((rule) => (
                  <RuleEntry key={rule.id} rule={rule} />
                ))}
              </ol>
            </SectionCard>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <SectionCard title="Cuándo lo mira una persona">
                <Flags data={data} blocking />
              </SectionCard>
              <SectionCard title="Qué sólo se anota">
                <Flags data={data} blocking={false} />
              </SectionCard>
            </div>
            <LimitsTable types={data.types} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** One rule: its limits, tolerances and deduction. */
function RuleEntry({ rule }: { rule: ExplainedRules['rules'][number] }) {
  const { id, title, phases, asks, lets, takes, cap, since, types } = rule;
  const where = phases.length > FEW ? 'todo el vuelo' : phases.map((phase) => PHASE_WORDS[phase]).join(', ');
  return (
    <li id={id} className="grid scroll-mt-20 gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">
          <span className="mr-2 font-mono text-sm text-ink-2">{id}</span>
          {title}
        </h3>
        <StateBadge tone={cap === 0 ? 'neutral' : 'media'}>{takes}</StateBadge>
      </div>
      <p>{asks}</p>
      {lets && <p className="text-sm text-ink-2">{lets}</p>}
      <p className="text-xs text-ink-2">
        Se mira en: {where}.{since && ` Para los vuelos que salen desde el ${formatDate(since)}.`}
        {types.length > 0 && ` Con cifras propias para ${types.join(', ')}.`}
      </p>
    </li>
  );
}

function Summary({ data, onVersion }: { data: ExplainedRules; onVersion: (id: string) => void }) {
  const { id, activatedOn, inForce, versions, least, leastCoverage } = data;
  return (
    <SectionCard title={inForce ? 'En vigor' : 'Otra versión'}>
      <p>
        Un vuelo cuenta con un <b>{tenths(least.score)}</b> o más
        {least.since > '2000-01-01' && (
          <>
            {' '}
            si salió desde el <time dateTime={least.since}>{formatDate(least.since)}</time>
          </>
        )}
        . Por debajo queda en «Mis vuelos» y no suma ni resta puntos. Si se puede juzgar menos del{' '}
        {formatNumber(leastCoverage)} % del peso de las reglas, decide una persona.
      </p>
      <p className="text-sm text-ink-2">
        {activatedOn > '2000-01-01'
          ? `Vale para los vuelos que salen desde el ${formatDate(activatedOn)}.`
          : 'Vale para todos los vuelos.'}{' '}
        Una versión nueva nunca cambia la nota de los vuelos anteriores.
      </p>
      {versions.length > 1 && (
        <SelectField
          label="Versión"
          {...fieldOf(id, onVersion)}
          options={versions.map((one) => [
            one.id,
            one.activatedOn > '2000-01-01' ? `Desde el ${formatDate(one.activatedOn)}` : 'La primera',
          ])}
        />
      )}
    </SectionCard>
  );
}

function Flags({ data, blocking }: { data: ExplainedRules; blocking: boolean }) {
  return (
    <ul className="grid gap-2 text-sm">
      {data.flags
        .filter((flag) => flag.blocking === blocking)
        .map(({ code, text }) => (
          <li key={code} className="grid grid-cols-[3.5rem_1fr]">
            <span className="font-mono font-bold">{code}</span> {text}
          </li>
        ))}
    </ul>
  );
}
