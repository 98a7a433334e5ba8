import { countOf } from '@va/domain/numbers.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import type { Act } from './acts.ts';
import { PresetChips } from './preset-chips.tsx';
import type { Preset } from './presets.ts';
import { REJECT_REASONS } from './reject-reasons.ts';
import type { DecisionDraft } from './use-decision-draft.ts';
import type { PresetChoice } from './use-preset-choice.ts';

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
    <div className="grid content-start gap-4 empty:hidden">
      {act === 'reject' && (
        <SelectField
          label="Motivo"
          options={REJECT_REASONS}
          value={draft.reasonCode}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
      {emergency && ACCEPTS.has(act) && (
        <Checkbox
          label="No hubo emergencia"
          hint="El piloto la declara. Con esto el vuelo cuenta como los demás: explica por qué."
          checked={draft.withoutEmergency}
          onChange={({ target }) => onWithoutEmergency(target.checked)}
        />
      )}
      {waived > 0 && (act === 'accept' || act === 'uphold') && (
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
