import { formatNumber } from '@va/domain/numbers.ts';
import { changeSetting, type SettingView } from '#app/api/settings.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { useOpened } from '#app/lib/use-opened.ts';

/** Puts one setting back to its usual value, with the reason. */
export function UndoDialog({ setting, onClose }: { setting: SettingView; onClose: () => void }) {
  const { key, title, unit, value, usual } = setting;
  // If a colleague sets another value meanwhile, it is not the one that was to be undone: the server refuses first.
  const [{ version: from }, hear] = useOpened({ version: value }, () => true);
  return (
    <ReasonDialog
      title={`${title}: volver a lo de siempre`}
      note={`Pasa de ${formatNumber(from)} a ${formatNumber(usual)}\u00A0${unit}.`}
      button="Volver a lo de siempre"
      act={(reason) => changeSetting(key, { from, value: null, reason })}
      draft={`deshacer-ajuste-${key}`}
      onClose={onClose}
      onRefused={hear}
    />
  );
}
