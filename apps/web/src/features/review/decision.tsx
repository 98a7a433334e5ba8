import { clsx } from 'clsx/lite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Review, ReviewEffects } from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { type Act, actsOpenTo } from './acts.ts';
import { DecisionBox, DecisionButtons, QueueButtons } from './decision-box.tsx';
import { lastSent, useDecisionDraft } from './decision-draft.ts';
import { ActChoice, DecisionReasons, DecisionTexts } from './decision-fields.tsx';
import { useDecisionKeys, useKeys, useKeysWanted } from './decision-keys.ts';
import { effectWords } from './effect-words.ts';
import { usePresetChoice } from './preset-chips.tsx';
import { isPreset, presetsFor } from './presets.ts';
import { useDecide } from './take-decision.ts';

/** What a decision on a report is taken from, and what comes after it. */
interface DecisionProps {
  review: Review;
  /** Rules that are let off. */
  waivers: readonly string[];
  /** What each outcome would bring; undefined until the server has said it. */
  effects?: ReviewEffects | undefined;
  /** Called once the server has taken the decision. */
  onDone: () => void;
  /** Opens the next report of the queue; undefined where this one is not in it. */
  onNext?: (() => void) | undefined;
  /** Goes back to the report before it. */
  onPrevious?: (() => void) | undefined;
}

/** The decision on a report, or why it is another person's; nothing where there is none to take. */
export function Decision(props: DecisionProps) {
  const { can } = useSession();
  const { review, onNext, onPrevious } = props;
  const closed = (why: 'own' | 'decided' | 'noRight') => (
    <ClosedDecision why={why} onNext={onNext} onPrevious={onPrevious} />
  );
  if (review.own) return closed('own');
  if (review.decidedByMe) return closed('decided');
  const acts = actsOpenTo(review, can);
  if (acts.length > 0) return <OpenDecision key={lastSent(review.history)?.at} {...props} acts={acts} />;
  return onNext && can('reports.review') ? closed('noRight') : null;
}

const WHY = {
  own: ['Es tuyo', 'Nadie decide sobre lo suyo: lo hará otra persona.'],
  decided: [
    'Lo decidiste tú',
    'Un recurso lo resuelve quien no tomó parte en la decisión: lo hará otra persona.',
  ],
  noRight: ['Lo decide otra persona', 'No tienes permiso para decidirlo: lo hará quien lo tiene.'],
} as const;

interface ClosedDecisionProps extends Pick<DecisionProps, 'onNext' | 'onPrevious'> {
  why: keyof typeof WHY;
}

/** Why a report is not this reviewer's to decide, and, where it waits, the ways on and back, by key too. */
function ClosedDecision({ why, onNext, onPrevious }: ClosedDecisionProps) {
  const [title, text] = WHY[why];
  const [keysOn] = useKeysWanted();
  useKeys(keysOn && onNext ? ['J', 'K'] : [], (key) => (key === 'K' ? onPrevious?.() : onNext?.()));
  return (
    <div className="mt-4 print:hidden">
      <SectionCard title={title}>
        <p className="text-ink-2">{text}</p>
        {onNext && (
          <div className="flex flex-wrap gap-3">
            <QueueButtons withKeys={keysOn} onNext={onNext} onPrevious={onPrevious} />
          </div>
        )}
      </SectionCard>
    </div>
  );
}

/**
 * The decision with what the pilot will read, at the foot of the window while the report waits. Nothing is chosen at first;
 * what is chosen and typed stays until it has been taken or the round of review is over.
 */
function OpenDecision({
  review,
  acts,
  waivers,
  effects,
  onDone,
  onNext,
  onPrevious,
}: DecisionProps & { acts: readonly Act[] }) {
  const { score, proposal, report } = review;
  const declared = report.emergency?.by === 'pilot' && !report.emergency.dismissed;
  const card = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => card.current?.querySelector<HTMLElement>(selector)?.focus();
  const { draft, change, forget } = useDecisionDraft(review);
  const expected =
    draft.withoutEmergency && effects?.withoutEmergency
      ? { ...effects, ...effects.withoutEmergency }
      : effects;
  const act = acts.find((each) => each === draft.chosen);
  const presets = act ? presetsFor(act, score.flags) : [];
  const choice = usePresetChoice({
    // Nobody typed an empty text, or a preset as it was.
    typed: draft.text.trim() !== '' && !acts.some((each) => isPreset(each, draft.text, score.flags)),
    setText: (text) => change({ text }),
    focus,
  });
  const [unfolded, unfold] = useState(false);
  const choose = (chosen: Act) => {
    choice.drop();
    change({ chosen });
    unfold(true);
  };
  const decide = useDecide(review, draft, waivers, () => {
    forget();
    onDone();
  });
  const [keysOn, wantKeys] = useKeysWanted();
  useDecisionKeys(keysOn, {
    acts,
    presets,
    onAct: choose,
    onPreset: choice.choose,
    onUnfold: () => unfold(true),
    onNext,
    onPrevious,
    focus,
  });
  const isDocked = onNext !== undefined;
  const turn = () => {
    flushSync(() => unfold(!unfolded));
    if (!unfolded) focus(act ? '[name=decision]:checked' : '[name=decision]');
  };
  return (
    <DecisionBox
      ref={card}
      docked={isDocked}
      unfolded={unfolded}
      chosen={act !== undefined}
      aside={
        <Checkbox
          label="Elegir con una tecla"
          checked={keysOn}
          onChange={({ target }) => wantKeys(target.checked)}
        />
      }
      foot={
        <>
          <div className={clsx('contents', isDocked && !unfolded && 'max-lg:hidden')}>
            <FormProblem error={decide.error} />
          </div>
          <DecisionButtons
            act={act}
            proposed={proposal !== null}
            pending={decide.isPending}
            unfolded={unfolded}
            withKeys={keysOn}
            onTurn={turn}
            // What is folded has no room for why it was refused.
            onDecide={(what) => decide.mutate({ what, goOn: onNext }, { onError: () => unfold(true) })}
            onNext={onNext}
            onPrevious={onPrevious}
          />
        </>
      }
    >
      {proposal && <ProposalNote {...proposal} />}
      <ActChoice
        acts={acts}
        chosen={act}
        withKeys={keysOn}
        docked={isDocked}
        effectOf={(what) => effectWords(what, expected)}
        onChoose={choose}
      />
      {act && (
        <>
          <DecisionReasons
            act={act}
            draft={draft}
            waived={waivers.length}
            emergency={declared}
            onWithoutEmergency={(withoutEmergency) => change({ withoutEmergency })}
            presets={presets}
            choice={choice}
            withKeys={keysOn}
            onReason={(reasonCode) => change({ reasonCode })}
          />
          <DecisionTexts
            act={act}
            proposed={proposal !== null}
            draft={draft}
            waived={waivers.length}
            docked={isDocked}
            error={decide.error}
            onText={choice.write}
            onHeard={(heard) => change({ heard })}
          />
        </>
      )}
      {!act && draft.text !== '' && (
        <p className="text-sm text-ink-2">Lo que escribiste sigue aquí: elige qué decides y lo verás.</p>
      )}
    </DecisionBox>
  );
}

/** Who proposes to void the report for cheating, why, and what its pilot says. */
function ProposalNote({ callsign, facts, heard, mine }: NonNullable<Review['proposal']>) {
  return (
    <p className="rounded-md bg-media-soft p-3 text-sm wrap-anywhere">
      <b>{callsign ?? 'Alguien del equipo'} propone anularlo por trampa:</b> {facts} El piloto dice: «{heard}
      ». {mine ? 'Lo confirma otra persona.' : 'Con tu confirmación queda anulado.'}
    </p>
  );
}
