import { Card } from '@va/ui/controls/card.tsx';
import { useState } from 'react';
import { writeToTeam, nameSecondPilot } from '#app/api/reports.ts';
import { Instant } from '#app/components/instant.tsx';
import type { Mark } from '#app/components/report/marks.ts';
import { WriteMessage } from '#app/components/report/write-message.tsx';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { Appeal } from './appeal.tsx';
import { SayEmergency } from './emergency.tsx';
import { canAppeal, isTaken } from './main-act.ts';
import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

const STATES = {
  named: 'Le llegará un mensaje para confirmarlo cuando el informe esté aceptado.',
  asked: 'Tiene 7\u00A0días para confirmarlo; mientras, no suma nada.',
  confirmed: 'Lo ha confirmado: suma las horas y los puntos base.',
  declined: 'No lo ha confirmado. Puedes nombrarlo otra vez, o a otra persona.',
} as const;

/** The second pilot: named by the holder, confirmed by the other. */
function SecondPilot({ report: { code, secondPilot } }: { report: ReportDetail }) {
  const [callsign, setCallsign] = useState(secondPilot?.callsign ?? '');
  const name = useMutation({ mutationFn: (who: string | null) => nameSecondPilot(code, who) });
  const fixed = secondPilot?.state === 'confirmed';
  return (
    <SectionCard title="Segundo piloto" inside>
      <p className="text-sm text-ink-2">
        {secondPilot ? (
          <>
            <b className="font-mono">{secondPilot.callsign ?? 'Piloto retirado'}</b>:{' '}
            {STATES[secondPilot.state]}
          </>
        ) : (
          'Si alguien voló contigo, nómbralo: las horas y los puntos base serán también suyos.'
        )}
      </p>
      {!fixed && (
        <>
          <TextField
            label="Su indicativo"
            maxLength={12}
            autoCapitalize="characters"
            {...fieldOf(
              callsign,
              (text) => setCallsign(text.toUpperCase()),
              errorAt(name.error, '/secondPilot'),
            )}
          />
          <FormProblem error={name.error} />
          <div className="flex flex-wrap gap-3">
            <ActButton act={name} input={callsign} disabled={callsign.trim() === ''}>
              Nombrar
            </ActButton>
            {secondPilot && secondPilot.state !== 'declined' && (
              <ActButton act={name} input={null}>
                Quitar
              </ActButton>
            )}
          </div>
        </>
      )}
    </SectionCard>
  );
}

export interface WrongProps {
  report: ReportDetail;
  marks: readonly Mark[];
  /** Rules that are ticked for an appeal. */
  rules: readonly string[];
  onRules: (rules: readonly string[]) => void;
  /** Whether the section is open, and a function to open or close it. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** States of a report in which its pilot may name a second pilot. */
const NAMED_IN: ReadonlySet<string> = new Set(['draft', 'in_progress', 'submitted', 'in_review', 'accepted']);

/**
 * Collapsed section for a pilot who misses something: an appeal, a second pilot, an emergency, or a message to the
 * team.
 */
export function SomethingWrong({ report, marks, rules, onRules, open, onOpen }: WrongProps) {
  const [now] = useState(() => Date.now());
  const message = useDraftText(`mensaje-${report.code}`);
  const appeals = canAppeal(report, now);
  const isLate = report.appealUntil !== null && !appeals;
  const names = report.source !== 'second_pilot' && NAMED_IN.has(report.state);
  const writes = report.submittedAt !== null && report.askedAt === null;
  const declares = report.mayDeclareEmergency === 'on_report';
  if (!appeals && !isLate && !names && !writes && !declares) return null;
  const offers = [
    appeals && 'recurrir',
    names && (report.secondPilot ? 'el segundo piloto' : 'nombrar al segundo piloto'),
    declares && 'declarar una emergencia',
    writes && 'escribir al equipo',
  ].filter((offer) => offer !== false);
  return (
    <Card className="p-5">
      <details open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
        <summary className="cursor-pointer">
          <h2 className="inline text-lg font-bold">¿Algo no cuadra?</h2>{' '}
          <span className="text-sm text-ink-2">Aquí puedes {list(offers)}.</span>
        </summary>
        <div className="mt-4 grid gap-5 divide-y divide-line *:not-last:pb-5">
          {appeals && (
            <Appeal
              report={report}
              marks={marks}
              rules={rules}
              onRules={onRules}
              main={isTaken(report, marks)}
            />
          )}
          {isLate && (
            <p className="text-ink-2">
              El plazo para recurrir terminó el{' '}
              {report.appealUntil !== null && <Instant at={report.appealUntil} />}.
            </p>
          )}
          {names && <SecondPilot report={report} />}
          {declares && <SayEmergency code={report.code} />}
          {writes && (
            <WriteMessage
              code={report.code}
              title="¿Quieres decirle algo al equipo?"
              hint="Le llega a quien llevó este informe, o a quienes revisan. No cambia nada de él."
              draft={message}
              onSend={writeToTeam}
              inside
            />
          )}
        </div>
      </details>
    </Card>
  );
}

const list = (words: readonly string[]) =>
  new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(words) || 'leer hasta cuándo se pudo recurrir';
