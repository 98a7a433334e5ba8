import { clsx } from 'clsx';
import { useRef } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ActChoice } from './act-choice.tsx';
import type { Act } from './acts.ts';
import type { DecisionProps } from './decision-props.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionReasons } from './decision-reasons.tsx';
import { DecisionTexts } from './decision-texts.tsx';
import { effectWords } from './effect-words.ts';
import { isPreset, presetsFor } from './presets.ts';
import { ProposalNote } from './proposal-note.tsx';
import { useDecide } from './use-decide.ts';
import { useDecisionDraft } from './use-decision-draft.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import { useKeysWanted } from './use-keys-wanted.ts';
import { usePresetChoice } from './use-preset-choice.ts';

/**
 * The decision with what the pilot will read, at the foot of the window while the report waits. Nothing is chosen at first;
 * what is chosen and typed stays until it has been taken or the round of review is over.
 */
export function OpenDecision({
  review,
  acts,
  waivers,
  effects,
  onDone,
  onNext,
  onPrevious,
}: DecisionProps & { acts: readonly Act[] }) {
  const { score, proposal } = review;
  const card = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => card.current?.querySelector<HTMLElement>(selector)?.focus();
  const { draft, change, forget } = useDecisionDraft(review);
  const act = acts.find((each) => each === draft.chosen);
  const presets = act ? presetsFor(act, score.flags) : [];
  const choice = usePresetChoice({
    // Nobody typed an empty text, or a preset as it was.
    typed: draft.text.trim() !== '' && !acts.some((each) => isPreset(each, draft.text, score.flags)),
    setText: (text) => change({ text }),
    focus,
  });
  const choose = (chosen: Act) => {
    choice.drop();
    change({ chosen });
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
    onNext,
    onPrevious,
    focus,
  });
  return (
    <div
      ref={card}
      className={clsx('mt-4 print:hidden', onNext && DOCKED)}
      {...(onNext && { 'data-docked': 'wide' })}
    >
      <SectionCard
        title="Decisión"
        aside={
          <Checkbox
            label="Elegir con una tecla"
            checked={keysOn}
            onChange={({ target }) => wantKeys(target.checked)}
          />
        }
      >
        {proposal && <ProposalNote {...proposal} />}
        <ActChoice
          acts={acts}
          chosen={act}
          withKeys={keysOn}
          effectOf={(what) => effectWords(what, effects)}
          onChoose={choose}
        />
        {act && (
          <div className={clsx('grid gap-4', (act === 'reject' || presets.length > 0) && SIDE_BY_SIDE)}>
            <DecisionReasons
              act={act}
              draft={draft}
              waived={waivers.length}
              presets={presets}
              choice={choice}
              withKeys={keysOn}
              onReason={(reasonCode) => change({ reasonCode })}
            />
            <DecisionTexts
              act={act}
              proposed={proposal !== null}
              draft={draft}
              error={decide.error}
              onText={choice.write}
              onHeard={(heard) => change({ heard })}
            />
          </div>
        )}
        {!act && draft.text !== '' && (
          <p className="text-sm text-ink-2">Lo que escribiste sigue aquí: elige qué decides y lo verás.</p>
        )}
        <FormProblem error={decide.error} />
        <DecisionButtons
          act={act}
          proposed={proposal !== null}
          pending={decide.isPending}
          withKeys={keysOn}
          onDecide={(what) => decide.mutate({ what, goOn: onNext })}
          onNext={onNext}
          onPrevious={onPrevious}
        />
      </SectionCard>
    </div>
  );
}

/** What begins a text stands beside it. */
const SIDE_BY_SIDE = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

/** Where there is room beside it, the report scrolls behind the decision, which leaves it half of the window. */
const DOCKED =
  'lg:sticky lg:bottom-0 lg:z-10 lg:max-h-[50vh] lg:scroll-pb-20 lg:overflow-y-auto lg:rounded-t-lg lg:shadow-floating';
