import { clsx } from 'clsx/lite';
import { useId } from 'react';
import { countOf } from '@va/domain/numbers.ts';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { errorAt } from '#app/lib/problem.ts';
import { type Act, ACTS } from './acts.ts';
import type { DecisionDraft } from './decision-draft.ts';
import { PresetChips, type PresetChoice } from './preset-chips.tsx';
import type { Preset } from './presets.ts';
import { REJECT_REASONS } from './take-decision.ts';

interface ActChoiceProps {
  acts: readonly Act[];
  /** Undefined while nothing is chosen. */
  chosen: Act | undefined;
  /** Shows the key that chooses each. */
  withKeys: boolean;
  /** It stands over the report, in a line: what follows from one shows once that is chosen. */
  docked: boolean;
  /** What follows from it. */
  effectOf: (act: Act) => string;
  onChoose: (act: Act) => void;
}

/** What can be decided, each with what follows from it. */
export function ActChoice({ acts, chosen, withKeys, docked, effectOf, onChoose }: ActChoiceProps) {
  const id = useId();
  const inLine = docked || chosen !== undefined;
  return (
    <fieldset
      className={clsx(
        'grid gap-x-4 gap-y-2',
        docked && 'lg:gap-y-1 lg:text-sm',
        // The same columns; of a grid the line under them would keep those that stand empty.
        inLine ? 'lg:flex lg:flex-wrap' : 'lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
      )}
    >
      <legend className="sr-only">Qué decides</legend>
      {acts.map((act) => (
        <div
          key={act}
          className={clsx(
            'content-start',
            inLine ? 'lg:contents' : 'lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-0',
          )}
        >
          <label
            className={clsx(
              'flex min-h-9 items-center gap-3',
              inLine && 'lg:grow',
              inLine && (docked ? 'lg:min-h-7 lg:gap-2' : 'lg:basis-40'),
            )}
          >
            <input
              type="radio"
              name="decision"
              className="size-5 shrink-0 accent-link"
              checked={act === chosen}
              aria-describedby={`${id}${act}`}
              onChange={() => onChoose(act)}
            />
            <span>
              {ACTS[act].label} {withKeys && ACTS[act].key && <KeyCap>{ACTS[act].key}</KeyCap>}
            </span>
          </label>
          {/* Once one is chosen, that of the others makes room for the words, and its own takes a line. */}
          <p
            id={`${id}${act}`}
            className={clsx(
              'pl-8 text-sm text-ink-2',
              chosen && (act === chosen ? 'lg:order-last lg:basis-full lg:pl-0' : 'hidden'),
              // Over the report there is no room for all of them; programs that read aloud say each.
              docked && !chosen && 'lg:sr-only',
            )}
          >
            {effectOf(act)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}

/** Decisions for which the rules that are let off count. */
const WAIVES: ReadonlySet<Act> = new Set(['accept', 'uphold']);

/** Decisions after which the flight counts. */
const ACCEPTS: ReadonlySet<Act> = new Set(['accept', 'accept_without_score', 'uphold']);

interface DecisionReasonsProps {
  act: Act;
  draft: DecisionDraft;
  /** How many rules are let off. */
  waived: number;
  /** The pilot declares an emergency that nobody has decided on. */
  emergency: boolean;
  presets: readonly Preset[];
  choice: PresetChoice;
  withKeys: boolean;
  onReason: (code: string) => void;
  onWithoutEmergency: (none: boolean) => void;
}

/** What begins the text for the pilot: the reason of a rejection, what is let off, and presets. */
export function DecisionReasons({
  act,
  draft,
  waived,
  emergency,
  presets,
  choice,
  withKeys,
  onReason,
  onWithoutEmergency,
}: DecisionReasonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden lg:flex-nowrap">
      {act === 'reject' && (
        <div className={clsx('w-full shrink-0 lg:w-auto', REASON_IN_LINE)}>
          <SelectField
            label="Motivo"
            options={REJECT_REASONS}
            value={draft.reasonCode}
            onChange={(event) => onReason(event.target.value)}
          />
        </div>
      )}
      {emergency && ACCEPTS.has(act) && (
        <Checkbox
          label="No hubo emergencia"
          hint="El piloto la declara. Con esto el vuelo cuenta como los demás: explica por qué."
          checked={draft.withoutEmergency}
          onChange={({ target }) => onWithoutEmergency(target.checked)}
        />
      )}
      {waived > 0 && WAIVES.has(act) && (
        <p className="text-sm">Perdonas {countOf(waived, 'regla', 'reglas')}: explica por qué.</p>
      )}
      {presets.length > 0 && (
        <PresetChips
          presets={presets}
          text={draft.text}
          withKeys={withKeys}
          asked={choice.asked}
          onChoose={choice.choose}
          onReplace={choice.replace}
          onKeep={choice.drop}
        />
      )}
    </div>
  );
}

interface DecisionTextsProps {
  act: Act;
  /** Somebody has proposed to void the report, and noted what its pilot says. */
  proposed: boolean;
  draft: DecisionDraft;
  /** How many rules are let off. */
  waived: number;
  /** It stands over the report, where a text has two lines and scrolls. */
  docked: boolean;
  /** Why the server did not take it. */
  error: Error | null;
  onText: (text: string) => void;
  onHeard: (heard: string) => void;
}

/** What the pilot will read, and what they say before a report is voided, each beside its name where there is room. */
export function DecisionTexts({
  act,
  proposed,
  draft,
  waived,
  docked,
  error,
  onText,
  onHeard,
}: DecisionTextsProps) {
  const needed =
    ACTS[act].needsText || (waived > 0 && WAIVES.has(act)) || (draft.withoutEmergency && ACCEPTS.has(act));
  const height = docked ? 'min-h-24! lg:h-12 lg:min-h-0! lg:py-1 lg:text-sm' : 'min-h-24!';
  return (
    <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:*:grid-cols-[11rem_minmax(0,1fr)] lg:*:*:gap-0">
      <TextAreaField
        label={act === 'void' ? (proposed ? 'Por qué lo confirmas' : 'Qué pasó') : 'Lo que leerá el piloto'}
        hint={needed ? 'De 10 a 2000 caracteres.' : 'Opcional.'}
        className={height}
        maxLength={2000}
        value={draft.text}
        onChange={(event) => onText(event.target.value)}
        error={['/text', '/answer', '/facts'].map((at) => errorAt(error, at)).find(Boolean)}
      />
      {act === 'void' && !proposed && (
        <TextAreaField
          label="Qué dice el piloto"
          hint="Antes hay que oírle."
          className={height}
          maxLength={2000}
          value={draft.heard}
          onChange={(event) => onHeard(event.target.value)}
          error={errorAt(error, '/heard')}
        />
      )}
    </div>
  );
}

/** On a desk the name of the choice stands beside it, as low as the texts to begin with. */
const REASON_IN_LINE =
  'lg:*:grid-cols-[auto_minmax(0,1fr)] lg:*:items-center lg:[&_select]:min-h-8 lg:[&_select]:py-0.5 lg:[&_select]:text-sm';
