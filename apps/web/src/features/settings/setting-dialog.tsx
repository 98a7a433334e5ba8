import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '@va/domain/numbers.ts';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { changeSetting, type SettingView } from '#app/api/settings.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';

/** Changes one setting, with the reason. */
export function SettingDialog({ setting, onClose }: { setting: SettingView; onClose: () => void }) {
  const { key, title, note, unit, min, max } = setting;
  // When the dialog is closed only the reason is kept: a stored value could later undo a colleague's change.
  const {
    thing: { version: from },
    hear,
    values: { value },
    theirs,
    set,
  } = useEdited({ version: setting.value }, ({ version }) => ({ value: String(version) }));
  const [reason, setReason, forget] = useDraftText(`ajuste-${key}`);
  const change = useMutation({
    mutationFn: () => changeSetting(key, { from, value: wholeOf(value), reason: reason.trim() }),
    onSuccess: () => {
      forget();
      showToast({
        title: 'Ajuste guardado',
        description: `${title}: ${formatNumber(wholeOf(value))}\u00A0${unit}.`,
      });
      onClose();
    },
    onError: hear,
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
        <p className="text-ink-2">{note} Vale para todos desde que lo guardas.</p>
        <FormProblem error={change.error} />
        <TheirChanges
          theirs={theirs}
          words={{ value: 'Valor' }}
          names={{ value: { [from]: formatNumber(from) } }}
        />
        <WholeField
          label={`Valor, en ${unit}`}
          hint={`De ${formatNumber(min)} a ${formatNumber(max)}.`}
          least={min}
          most={max}
          required
          {...fieldOf(value, (typed) => set({ value: typed }), errorAt(change.error, '/value'))}
        />
        <ReasonField
          value={reason}
          error={change.error}
          onChange={setReason}
          hint="De 10 a 2000 caracteres. Queda en su historia y en la auditoría."
        />
        <SubmitButton act={change}>Guardar el ajuste</SubmitButton>
      </form>
    </Dialog>
  );
}
