import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@va/domain/numbers.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { changeSetting, settingsQuery, type SettingView } from '#app/api/settings.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { useOpened } from '#app/lib/use-opened.ts';
import { MaintenanceCard } from './maintenance-card.tsx';
import { SettingDialog } from './setting-dialog.tsx';

interface Change {
  title: string;
  at: string;
  actor: string;
  from: number;
  to: number;
  reason: string | null;
}

const CHANGES: readonly DeskColumn<Change>[] = [
  { id: 'ajuste', title: 'Ajuste', text: ({ title }) => title },
  instantColumn('cuando', 'Cuándo', ({ at }) => at, true),
  { id: 'quien', title: 'Quién', text: ({ actor }) => actor },
  { id: 'de', title: 'De', text: ({ from }) => `${from}` },
  { id: 'a', title: 'A', text: ({ to }) => `${to}` },
  { id: 'motivo', title: 'Motivo', text: ({ reason }) => reason ?? '' },
];

/** Page of the figures that staff change without files, each with its default and its history. */
export function SettingsPage() {
  const settings = useQuery(settingsQuery);
  const [asked, setAsked] = useState<{ key: string; act: 'change' | 'undo' }>();
  const close = () => setAsked(undefined);
  // Takes the setting from the list again, since a colleague may change it meanwhile.
  const open = settings.data?.items.find(({ key }) => key === asked?.key);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Ajustes"
        lead="Lo que se cambia sin tocar archivos. Lo que dicen las normas de la compañía se cambia en su contenido."
      />
      <Loaded query={settings} what="los ajustes">
        {({ items }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {items.map((setting) => (
              <Setting
                key={setting.key}
                setting={setting}
                onChange={() => setAsked({ key: setting.key, act: 'change' })}
                onUndo={() => setAsked({ key: setting.key, act: 'undo' })}
              />
            ))}
            <div className="lg:col-span-2">
              <MaintenanceCard />
            </div>
            {items.some(({ history }) => history.length > 0) && (
              <div className="lg:col-span-2">
                <SectionCard title="Historia">
                  <DeskList
                    label="Historia de los ajustes"
                    file="ajustes"
                    none={null}
                    rows={items
                      .flatMap(({ title, history }) => history.map((change) => ({ ...change, title })))
                      .toSorted((a, b) => b.at.localeCompare(a.at))}
                    columns={CHANGES}
                    keyOf={({ title, at }) => `${title} ${at}`}
                  />
                </SectionCard>
              </div>
            )}
          </div>
        )}
      </Loaded>
      {open && asked?.act === 'change' && <SettingDialog setting={open} onClose={close} />}
      {open && asked?.act === 'undo' && <UndoDialog setting={open} onClose={close} />}
    </>
  );
}

/** Puts one setting back to its usual value, with the reason. */
function UndoDialog({ setting, onClose }: { setting: SettingView; onClose: () => void }) {
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

function Setting({
  setting: { title, note, unit, value, usual, mine },
  onChange,
  onUndo,
}: {
  setting: SettingView;
  onChange: () => void;
  onUndo: () => void;
}) {
  return (
    <SectionCard title={title} aside={value !== usual && <Badge tone="info">cambiado</Badge>}>
      <p className="text-ink-2">{note}</p>
      <p>
        <b className="text-2xl">{formatNumber(value)}</b> {unit}
        {value !== usual && <span className="text-ink-2">; lo de siempre son {formatNumber(usual)}</span>}
      </p>
      {mine && (
        <div className="flex flex-wrap gap-2">
          <Button aria-label={`Cambiar: ${title}`} onClick={onChange}>
            Cambiar
          </Button>
          {value !== usual && (
            <Button aria-label={`Deshacer: ${title}`} onClick={onUndo}>
              Deshacer
            </Button>
          )}
        </div>
      )}
    </SectionCard>
  );
}
