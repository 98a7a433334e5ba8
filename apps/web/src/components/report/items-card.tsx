import { countOf, tenths } from '@va/domain/numbers.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { clsx } from 'clsx/lite';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportDetail, Score, ScoreItem } from '#app/lib/report-types.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { TOUCHDOWN_RULES } from '@va/domain/scoring/rule-id.ts';
import { Letter } from './letter.tsx';
import type { Mark } from './marks.ts';

/** Most deductions that are printed in one column; more are printed in several. */
const ROWS = 6;

/** A line of one column on paper. */
const ONE = 'print:col-span-1';

/**
 * Explains every tenth of the score: first the deductions with expectation and observations, then rules that were kept,
 * rules broken without a deduction, rules without data, and rules that did not apply.
 */
export function ItemsCard({
  report,
  score,
  marks,
  chosen,
  action,
}: {
  /** Letter of the chosen mark. */
  chosen: string | null;
  report: ReportDetail;
  score: Score;
  marks: readonly Mark[];
  /** Action for an item, such as «No estoy de acuerdo». */
  action?: (item: ScoreItem) => ReactNode;
}) {
  const narrow = marks.length > ROWS;
  const lost = marks.reduce((sum, { item }) => sum + item.deduction, 0);
  const kept = score.items.filter(({ status }) => status === 'ok');
  const outdone = score.items.filter(
    ({ status, deduction, waived }) => status === 'hit' && deduction + waived === 0,
  );
  // Only rules without data lower the coverage.
  const unknown = score.items.filter(({ status }) => status === 'no_data');
  const apart = score.items.filter(({ status }) => status === 'justified' || status === 'not_applicable');
  return (
    <SectionCard
      title={marks.length === 0 ? 'Sin descuentos' : 'Descuentos'}
      aside={report.score !== null && lost > 0 && `10,0 − ${tenths(lost)} = ${tenths(report.score)}`}
    >
      {marks.length > 0 && (
        <ul
          className={clsx(
            'grid divide-y divide-line border-y border-line',
            narrow && 'print:grid-cols-3 print:gap-x-6 print:divide-y-0',
          )}
        >
          {marks.map((mark) => (
            <Item key={mark.letter} mark={mark} chosen={mark.letter === chosen} narrow={narrow}>
              {action?.(mark.item)}
            </Item>
          ))}
        </ul>
      )}
      <RuleList
        icon={<Check aria-hidden className="size-4 text-ok" />}
        title={countOf(kept.length, 'regla cumplida', 'reglas cumplidas')}
        items={kept}
        say={seenWords}
      />
      <RuleList
        icon={<Minus aria-hidden className="size-4 text-ink-2" />}
        title={countOf(
          outdone.length,
          'regla fuera de margen que no resta',
          'reglas fuera de margen que no restan',
        )}
        items={outdone}
        say={({ rule, observed }) =>
          TOUCHDOWN_RULES.has(rule) ? `${observed}: de la toma cuenta sólo la medida que más resta` : observed
        }
      />
      <RuleList
        icon={<Minus aria-hidden className="size-4 text-ink-2" />}
        title={`${countOf(unknown.length, 'regla', 'reglas')} sin datos, sin descuento`}
        items={unknown}
        say={({ observed }) => observed}
      />
      <RuleList
        icon={<Minus aria-hidden className="size-4 text-ink-2" />}
        title={countOf(apart.length, 'regla que no se aplicó', 'reglas que no se aplicaron')}
        items={apart}
        say={({ status, observed }) =>
          `${status === 'justified' ? 'justificado' : 'no aplica'}${observed ? `: ${observed}` : ''}`
        }
      />
    </SectionCard>
  );
}

function Item({
  mark: { letter, item },
  chosen,
  narrow,
  children,
}: {
  mark: Mark;
  chosen: boolean;
  /** Printed in a column of its own. */
  narrow: boolean;
  children: ReactNode;
}) {
  const times = item.times.slice(0, 4);
  // If the observations differ, each is shown with its time, so the sentence before them is left out.
  const isEach = new Set(item.times.map(({ observed }) => observed)).size > 1;
  return (
    <li
      className={clsx(
        chosen && 'bg-sky-soft',
        'grid grid-cols-2 gap-x-4 gap-y-2 py-3 text-sm md:grid-cols-[minmax(10rem,1.3fr)_1.2fr_1.4fr_auto]',
        narrow &&
          'break-inside-avoid print:grid-cols-1 print:content-start print:gap-y-0 print:py-1 print:text-[0.65rem] print:leading-tight',
      )}
    >
      {/* On a phone a line with the tenths at its end; otherwise two cells of the row. */}
      <div className={clsx('col-span-2 flex items-start justify-between gap-3 md:contents', narrow && ONE)}>
        <div className="flex min-w-0 items-start gap-2.5 md:row-span-2">
          <Letter letter={letter} />
          <div className="min-w-0 grow">
            <p className="font-bold">{item.title}</p>
            <p className="text-xs text-ink-2">{item.rule}</p>
          </div>
        </div>
        <p className="text-base font-bold whitespace-nowrap md:col-start-4 md:row-start-1 md:justify-self-end">
          {item.deduction > 0 ? `−${tenths(item.deduction)}` : `perdonado, ${tenths(item.waived)}`}
        </p>
      </div>
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
        <p className="text-xs text-ink-2">Se esperaba</p>
        <p>{item.expected}</p>
      </div>
      <div className="min-w-0 md:col-start-3 md:row-span-2 md:row-start-1">
        <p className="text-xs text-ink-2">Se vio</p>
        {!isEach && <p className="font-bold">{item.observed}</p>}
        {times.map(({ from, observed }) => (
          <p key={from} className="text-ink-2">
            {isEach && <b className="text-ink">{observed} · </b>}
            <time dateTime={from}>{formatUtcClock(new Date(from))}</time>
          </p>
        ))}
        {item.times.length > times.length && (
          <p className="text-ink-2">y {countOf(item.times.length - times.length, 'vez más', 'veces más')}</p>
        )}
      </div>
      <div className="col-span-2 justify-self-end md:col-span-1 md:col-start-4 md:row-start-2 print:hidden">
        {children}
      </div>
    </li>
  );
}

/** Observation of a rule that was kept; empty if it only repeats the title. */
const seenWords = ({ title, observed }: ScoreItem) => (observed === title ? '' : observed);

function RuleList({
  icon,
  title,
  items,
  say,
}: {
  icon: ReactNode;
  title: string;
  items: readonly ScoreItem[];
  say: (item: ScoreItem) => string;
}) {
  if (items.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-bold">
        <span className="ml-1 inline-flex items-center gap-2 align-bottom">
          {icon}
          {title}
        </span>
      </summary>
      <ul className="mt-2 grid gap-1 pl-6">
        {items.map((item) => (
          <li key={item.rule}>
            {item.title} <span className="text-ink-2">{say(item)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
