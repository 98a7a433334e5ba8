import { useQuery } from '@tanstack/react-query';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { changeSetting, settingsQuery, type SettingView } from '#app/api/settings.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SettingDialog } from './setting-dialog.tsx';

/** What staff change without files: each figure with its usual value and its history. */
export function SettingsPage() {
  const settings = useQuery(settingsQuery);
  const [open, setOpen] = useState<{ setting: SettingView; act: 'change' | 'undo' }>();
  const close = () => setOpen(undefined);
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
                onChange={() => setOpen({ setting, act: 'change' })}
                onUndo={() => setOpen({ setting, act: 'undo' })}
              />
            ))}
          </div>
        )}
      </Loaded>
      {open?.act === 'change' && <SettingDialog setting={open.setting} onClose={close} />}
      {open?.act === 'undo' && (
        <ReasonDialog
          title={`${open.setting.title}: volver a lo de siempre`}
          note={`Pasa de ${open.setting.value} a ${open.setting.usual} ${open.setting.unit}.`}
          button="Volver a lo de siempre"
          act={(reason) => changeSetting(open.setting.key, { from: open.setting.value, value: null, reason })}
          onClose={close}
        />
      )}
    </>
  );
}

function Setting({
  setting: { title, note, unit, value, usual, mine, history },
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
        <b className="text-2xl">{value}</b> {unit}
        {value !== usual && <span className="text-ink-2">; lo de siempre son {usual}</span>}
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
      {history.length > 0 && (
        <details>
          <summary>Historia</summary>
          <ol className="mt-2 grid gap-2 text-sm">
            {history.map(({ at, actor, from, to, reason }) => (
              <li key={at} className="wrap-anywhere">
                <Instant at={at} /> · <span className="font-mono">{actor}</span> · de {from} a {to}
                {reason && `: ${reason}`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </SectionCard>
  );
}
