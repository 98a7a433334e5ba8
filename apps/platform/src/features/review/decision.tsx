import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  askPilot,
  decideReport,
  reopenReport,
  resolveAppeal,
  voidReport,
  withdrawVoid,
  type Review,
  type ReviewEffects,
} from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { AppealWords } from '#app/components/report/appeal-words.tsx';
import { routeOf } from '#app/components/report/report-line.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { isRuleId } from '@va/domain/scoring/rule-id.ts';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { ActChoice } from './act-choice.tsx';
import { type Act, ACTS, actsFor } from './acts.ts';
import { effectWords } from './effect-words.ts';
import { lastSent } from './last-sent.ts';
import { PresetChips } from './preset-chips.tsx';
import { type Preset, presetsFor } from './presets.ts';
import { useKeys } from './use-keys.ts';

const REASONS = [
  ['no_flight', 'No es un vuelo verdadero'],
  ['wrong_data', 'Los datos no son de este vuelo'],
  ['duplicate', 'Ya hay otro informe de este vuelo'],
  ['other', 'Otro motivo'],
] as const;

const reasonOf = (word: string) => REASONS.find(([code]) => code === word)?.[0] ?? 'other';

/** Nothing is chosen when a report is first opened. `round`: the instant at which the round of review began, where known. */
const unchosen = () => ({ round: '', chosen: '', reasonCode: 'no_flight' });

/**
 * The decision with what the pilot will read, at the foot of the window while the report waits. Nothing is chosen at first;
 * what is chosen and typed stays until it has been taken, the choice only until the report is sent to a person again.
 */
export function Decision({
  review,
  waivers,
  effects,
  onDone,
  onNext,
  onPrevious,
}: {
  review: Review;
  waivers: readonly string[];
  /** What each outcome would bring; undefined until the server has said it. */
  effects?: ReviewEffects | undefined;
  /** Called once the server has taken the decision. */
  onDone: () => void;
  /** Opens the next report of the queue; undefined where this one is not in it. */
  onNext?: (() => void) | undefined;
  /** Goes back to the report before it. */
  onPrevious?: (() => void) | undefined;
}) {
  const { can } = useSession();
  const acts = actsFor(review).filter((act) => can(ACTS[act].capability));
  const [kept, keep, forgetChoice] = useDraftForm(`eleccion-${review.report.code}`, unchosen);
  const round = lastSent(review.history)?.at ?? '';
  const { chosen, reasonCode } = kept.round === round ? kept : unchosen();
  const choose = (changes: Partial<typeof kept>) => keep({ round, chosen, reasonCode, ...changes });
  const [text, setText, forget] = useDraftText(`decision-${review.report.code}`);
  const [heard, setHeard, forgetHeard] = useDraftText(`oido-${review.report.code}`);
  const [keysOn, setKeysOn] = useState(keysWanted);
  const { report, own, proposal } = review;
  const act = acts.find((each) => each === chosen);
  const decide = useMutation({
    mutationFn: async ({ what }: { what: Act; goOn: (() => void) | undefined }) => {
      const { code, version } = report;
      const said = text.trim();
      if (what === 'ask') return askPilot(code, said);
      if (what === 'reopen') return reopenReport(code, version, said);
      if (what === 'withdraw_void') return withdrawVoid(code, version, said);
      if (what === 'void')
        return voidReport(code, version, { facts: said, ...(!proposal && { heard: heard.trim() }) });
      if (what === 'uphold' || what === 'dismiss')
        return resolveAppeal(code, version, { verdict: what, waivers, answer: said });
      if (what === 'reject')
        return decideReport(code, version, { decision: what, reasonCode: reasonOf(reasonCode), text: said });
      if (what === 'accept')
        return decideReport(code, version, { decision: what, waivers: waivers.filter(isRuleId), text: said });
      return decideReport(code, version, { decision: what, text: said });
    },
    // Noted when the act is sent: by its end the page has read the new proposal, and a proposal would look like a
    // confirmation.
    onMutate: () => ({ confirms: proposal !== null }),
    onSuccess: (_, { what, goOn }, { confirms }) => {
      forget();
      forgetHeard();
      keep(unchosen());
      forgetChoice();
      onDone();
      showToast({
        title: what === 'void' && confirms ? 'Informe anulado' : ACTS[what].done,
        description: `${routeOf(report)}, informe ${report.code}.`,
      });
      // After proposing a voiding, or withdrawing the proposal, the reviewer stays on this report.
      if (what !== 'void' && what !== 'withdraw_void') goOn?.();
    },
  });
  const keys = Object.fromEntries(acts.flatMap((each) => (ACTS[each].key ? [[ACTS[each].key, each]] : [])));
  const card = useRef<HTMLDivElement>(null);
  const focus = (what: string) => card.current?.querySelector<HTMLElement>(what)?.focus();
  const presets = act ? presetsFor(act, review.score.flags) : [];
  const [asked, ask] = useState<Preset | null>(null);
  /** Whatever changes the text makes the question about it moot. */
  const write = (words: string) => {
    setText(words);
    ask(null);
  };
  const fill = ([, words]: Preset) => {
    write(words);
    focus('[data-decide]');
  };
  /** What was typed is only replaced after a yes; nobody typed an empty text, or a preset as it was. */
  const choosePreset = (preset: Preset) => {
    if (text.trim() === '' || acts.some((each) => isPreset(each, text, review))) return write(preset[1]);
    flushSync(() => ask(preset));
    focus('[data-replace]');
  };
  const numbers = presets.slice(0, 9).map((_, index) => String(index + 1));
  const wanted = [...Object.keys(keys), ...numbers, ...(onNext ? ['J'] : []), ...(onPrevious ? ['K'] : [])];
  useKeys(keysOn && !own ? wanted : [], (key) => {
    const preset = presets[Number(key) - 1];
    if (preset) {
      focus('[data-decide]');
      return choosePreset(preset);
    }
    const what = keys[key];
    if (what === undefined) return key === 'K' ? onPrevious?.() : onNext?.();
    // Rendered at once, so that the button is enabled and the texts are there to take the focus.
    flushSync(() => {
      ask(null);
      choose({ chosen: what });
    });
    // From here Enter decides; where words are needed, a number key fills in a text, and Tab reaches the texts.
    focus(ACTS[what].needsText ? '[data-texts]' : '[data-decide]');
  });
  if (own)
    return (
      <div className="mt-4 print:hidden">
        <SectionCard title="Es tuyo">
          <p className="text-ink-2">Nadie decide sobre lo suyo: lo hará otra persona.</p>
        </SectionCard>
      </div>
    );
  if (acts.length === 0) return null;
  return (
    <div
      ref={card}
      className={clsx('mt-4 print:hidden', onNext && DOCKED)}
      {...(onNext && { 'data-docked': 'wide' })}
    >
      <SectionCard title="Decisión">
        {report.appeal?.state === 'open' && (
          <div className="rounded-md bg-info-soft p-3">
            <AppealWords appeal={report.appeal} items={review.score.items} />
          </div>
        )}
        {proposal && (
          <p className="rounded-md bg-media-soft p-3 text-sm wrap-anywhere">
            <b>{proposal.callsign} propone anularlo por trampa:</b> {proposal.facts} El piloto dice: «
            {proposal.heard}
            ». {proposal.mine ? 'Lo confirma otra persona.' : 'Con tu confirmación queda anulado.'}
          </p>
        )}
        <ActChoice
          acts={acts}
          chosen={act}
          withKeys={keysOn}
          effectOf={(what) => effectWords(what, effects)}
          onChoose={(what) => {
            ask(null);
            choose({ chosen: what });
          }}
        />
        {act && (
          <div className={clsx('grid gap-4', (act === 'reject' || presets.length > 0) && SIDE_BY_SIDE)}>
            <div className="grid content-start gap-4 empty:hidden">
              {act === 'reject' && (
                <SelectField
                  label="Motivo"
                  options={REASONS}
                  value={reasonCode}
                  onChange={(event) => choose({ reasonCode: event.target.value })}
                />
              )}
              {waivers.length > 0 && (act === 'accept' || act === 'uphold') && (
                <p className="text-sm">
                  Perdonas {countOf(waivers.length, 'regla', 'reglas')}: explica por qué.
                </p>
              )}
              {presets.length > 0 && (
                <PresetChips
                  presets={presets}
                  text={text}
                  withKeys={keysOn}
                  asked={asked}
                  onChoose={choosePreset}
                  onReplace={fill}
                  onKeep={() => ask(null)}
                />
              )}
            </div>
            <div className="grid gap-4">
              <TextAreaField
                label={
                  act === 'void' ? (proposal ? 'Por qué lo confirmas' : 'Qué pasó') : 'Lo que leerá el piloto'
                }
                hint={ACTS[act].needsText ? 'De 10 a 2000 caracteres.' : 'Opcional, salvo que perdones algo.'}
                className="min-h-24!"
                maxLength={2000}
                value={text}
                onChange={(event) => write(event.target.value)}
                error={['/text', '/answer', '/facts'].map((at) => errorAt(decide.error, at)).find(Boolean)}
              />
              {act === 'void' && !proposal && (
                <TextAreaField
                  label="Qué dice el piloto"
                  hint="Antes hay que oírle."
                  maxLength={2000}
                  value={heard}
                  onChange={(event) => setHeard(event.target.value)}
                  error={errorAt(decide.error, '/heard')}
                />
              )}
            </div>
          </div>
        )}
        {!act && text !== '' && (
          <p className="text-sm text-ink-2">Lo que escribiste sigue aquí: elige qué decides y lo verás.</p>
        )}
        <FormProblem error={decide.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            data-decide
            disabled={decide.isPending || act === undefined}
            // `onNext` as it was when pressed: by the time of the answer the report may be read again, and no longer be
            // in the queue.
            onClick={() => act && decide.mutate({ what: act, goOn: onNext })}
          >
            {act === 'void'
              ? proposal
                ? 'Confirmar la anulación'
                : 'Proponer la anulación'
              : `${act ? ACTS[act].label : 'Decidir'}${onNext && act !== 'withdraw_void' ? ' y abrir el siguiente' : ''}`}
          </Button>
          {onNext && <Button onClick={onNext}>Saltar sin decidir {keysOn && <KeyCap>J</KeyCap>}</Button>}
          {onPrevious && <Button onClick={onPrevious}>El anterior {keysOn && <KeyCap>K</KeyCap>}</Button>}
          <Checkbox
            label="Elegir con una tecla"
            checked={keysOn}
            onChange={({ target }) => {
              setKeysOn(target.checked);
              keepDraft(KEYS, target.checked ? null : { off: 'yes' });
            }}
          />
        </div>
      </SectionCard>
    </div>
  );
}

/** Whether a text is one of the presets, word for word. */
const isPreset = (act: Act, text: string, { score }: Review) =>
  presetsFor(act, score.flags).some(([, words]) => words === text);

/** What begins a text stands beside it. */
const SIDE_BY_SIDE = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

/** Where there is room beside it, the report scrolls behind the decision. */
const DOCKED =
  'lg:sticky lg:bottom-0 lg:z-10 lg:max-h-[75vh] lg:overflow-y-auto lg:rounded-t-lg lg:shadow-floating';

/** Name under which this browser remembers that the reviewer has turned single keys off; they are on by default. */
const KEYS = 'teclas-de-la-mesa';

function keysWanted(): boolean {
  return readDraft(KEYS)['off'] === undefined;
}
