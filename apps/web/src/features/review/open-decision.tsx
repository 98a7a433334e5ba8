import { clsx } from 'clsx/lite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ActChoice } from './act-choice.tsx';
import type { Act } from './acts.ts';
import type { DecisionProps } from './decision-props.ts';
import { DecisionBox } from './decision-box.tsx';
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
        effectOf={(what) => effectWords(what, expected)}
        onChoose={choose}
      />
      {act && (
        <div
          className={clsx('grid gap-4', (act === 'reject' || declared || presets.length > 0) && SIDE_BY_SIDE)}
        >
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
            error={decide.error}
            onText={choice.write}
            onHeard={(heard) => change({ heard })}
          />
        </div>
      )}
      {!act && draft.text !== '' && (
        <p className="text-sm text-ink-2">Lo que escribiste sigue aquí: elige qué decides y lo verás.</p>
      )}
    </DecisionBox>
  );
}

/** What begins a text stands beside it. */
const SIDE_BY_SIDE = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';
