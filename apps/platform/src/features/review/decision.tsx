import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import {
  askPilot,
  decideReport,
  reopenReport,
  resolveAppeal,
  voidReport,
  type Review,
} from '#app/api/reviews.ts';
import { useSession, type Capability } from '#app/api/use-session.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { isRuleId } from '@va/domain/scoring/rule-id.ts';

type Act = 'accept' | 'accept_without_score' | 'ask' | 'reject' | 'uphold' | 'dismiss' | 'reopen' | 'void';

const ACTS: Readonly<Record<Act, { label: string; capability: Capability; needsText: boolean }>> = {
  accept: { label: 'Aceptar', capability: 'reports.review', needsText: false },
  accept_without_score: { label: 'Aceptar sin nota', capability: 'reports.review', needsText: false },
  ask: { label: 'Preguntar al piloto', capability: 'reports.review', needsText: true },
  reject: { label: 'Rechazar: no es un vuelo verdadero', capability: 'reports.review', needsText: true },
  uphold: { label: 'Dar la razón al piloto', capability: 'appeals.decide', needsText: true },
  dismiss: { label: 'Mantener la decisión', capability: 'appeals.decide', needsText: true },
  reopen: { label: 'Reabrir', capability: 'reports.reopen', needsText: true },
  void: { label: 'Anular por trampa', capability: 'reports.void', needsText: true },
};

const REASONS = [
  ['no_flight', 'No es un vuelo verdadero'],
  ['wrong_data', 'Los datos no son de este vuelo'],
  ['duplicate', 'Ya hay otro informe de este vuelo'],
  ['other', 'Otro motivo'],
] as const;

/** What can be done in each state. */
function actsFor({ report, proposal }: Review): Act[] {
  if (report.state === 'in_review') {
    const unscored: Act[] = report.source === 'acars' ? ['accept_without_score'] : [];
    return ['accept', ...unscored, 'ask', 'reject', ...(proposal ? (['void'] as const) : [])];
  }
  if (report.state === 'appealed') return ['uphold', 'dismiss'];
  if (report.state === 'accepted') return ['reopen', 'void'];
  return report.state === 'rejected' ? ['reopen'] : [];
}

/** The decision with what the pilot will read. What is typed stays until it has been taken. */
export function Decision({
  review,
  waivers,
  onDone,
}: {
  review: Review;
  waivers: readonly string[];
  onDone: () => void;
}) {
  const { can } = useSession();
  const acts = actsFor(review).filter((act) => can(ACTS[act].capability));
  const [chosen, setChosen] = useState<Act | null>(null);
  const [text, setText] = useState('');
  const [heard, setHeard] = useState('');
  const [reasonCode, setReasonCode] = useState<(typeof REASONS)[number][0]>('no_flight');
  const { report, own, proposal } = review;
  const act = chosen !== null && acts.includes(chosen) ? chosen : (acts[0] ?? null);
  const decide = useMutation({
    mutationFn: async (what: Act) => {
      const { code, version } = report;
      const said = text.trim();
      if (what === 'ask') return askPilot(code, said);
      if (what === 'reopen') return reopenReport(code, version, said);
      if (what === 'void') return voidReport(code, version, { facts: said, heard: heard.trim() });
      if (what === 'uphold' || what === 'dismiss')
        return resolveAppeal(code, version, { verdict: what, waivers, answer: said });
      if (what === 'reject') return decideReport(code, version, { decision: what, reasonCode, text: said });
      if (what === 'accept')
        return decideReport(code, version, { decision: what, waivers: waivers.filter(isRuleId), text: said });
      return decideReport(code, version, { decision: what, text: said });
    },
    onSuccess: () => {
      setText('');
      setHeard('');
      onDone();
    },
  });
  if (own)
    return (
      <SectionCard title="Es tuyo">
        <p className="text-ink-2">Nadie decide sobre lo suyo: lo hará otra persona.</p>
      </SectionCard>
    );
  if (act === null) return null;
  return (
    <SectionCard title="Decisión">
      {report.appeal?.state === 'open' && (
        <p className="rounded-md bg-info-soft p-3 text-sm wrap-anywhere whitespace-pre-line">
          «{report.appeal.text}»{' '}
          {report.appeal.rules.length > 0 && <b>Sobre {report.appeal.rules.join(', ')}.</b>}
        </p>
      )}
      {proposal && (
        <p className="rounded-md bg-media-soft p-3 text-sm wrap-anywhere">
          <b>{proposal.callsign} propone anularlo por trampa:</b> {proposal.facts} El piloto dice: «
          {proposal.heard}
          ». {proposal.mine ? 'Lo confirma otra persona.' : 'Con tu confirmación queda anulado.'}
        </p>
      )}
      <fieldset className="grid gap-1">
        <legend className="sr-only">Qué decides</legend>
        {acts.map((each) => (
          <label key={each} className="flex min-h-9 items-center gap-3">
            <input
              type="radio"
              name="decision"
              className="size-5 accent-link"
              checked={each === act}
              onChange={() => setChosen(each)}
            />
            {ACTS[each].label}
          </label>
        ))}
      </fieldset>
      {act === 'reject' && (
        <SelectField
          label="Motivo"
          options={REASONS}
          value={reasonCode}
          onChange={(event) =>
            setReasonCode(REASONS.find(([code]) => code === event.target.value)?.[0] ?? 'other')
          }
        />
      )}
      {waivers.length > 0 && (act === 'accept' || act === 'uphold') && (
        <p className="text-sm">Perdonas {countOf(waivers.length, 'regla', 'reglas')}: explica por qué.</p>
      )}
      <TextAreaField
        label={act === 'void' ? 'Qué pasó' : 'Lo que leerá el piloto'}
        hint={ACTS[act].needsText ? 'De 10 a 2000 caracteres.' : 'Opcional, salvo que perdones algo.'}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {act === 'void' && (
        <TextAreaField
          label="Qué dice el piloto"
          hint="Antes hay que oírle."
          maxLength={2000}
          value={heard}
          onChange={(event) => setHeard(event.target.value)}
        />
      )}
      <FormProblem error={decide.error} />
      <Button variant="primary" disabled={decide.isPending} onClick={() => decide.mutate(act)}>
        {act === 'void' ? (proposal ? 'Confirmar la anulación' : 'Proponer la anulación') : ACTS[act].label}
      </Button>
    </SectionCard>
  );
}
