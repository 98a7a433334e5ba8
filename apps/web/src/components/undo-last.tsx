import { useMutation } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { ActButton } from './act-button.tsx';
import { FormProblem } from './form-problem.tsx';

/**
 * Button that undoes the last change of a thing of the desk, and tells why if that is refused. `name` as within a
 * sentence.
 */
export function UndoLast({ name, act }: { name: string; act: () => Promise<unknown> }) {
  const undo = useMutation({
    mutationFn: act,
    onSuccess: () =>
      showToast({
        title: 'Deshecho',
        description: `${name.charAt(0).toUpperCase()}${name.slice(1)} está como antes.`,
      }),
  });
  return (
    <div className="grid justify-items-end gap-2">
      <ActButton act={undo} size="sm" aria-label={`Deshacer el último cambio de ${name}`}>
        Deshacer
      </ActButton>
      <FormProblem error={undo.error} />
    </div>
  );
}
