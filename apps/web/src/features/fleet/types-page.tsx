import { useMutation, useQuery } from '@tanstack/react-query';
import { familyOf } from '@va/domain/fleet/type-families.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import {
  exportContent,
  removeType,
  undoType,
  type WrittenType,
  type WrittenTypes,
  writtenTypesQuery,
} from '#app/api/fleet.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { UndoLast } from '#app/components/undo-last.tsx';
import { paths } from '#app/config/paths.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { TypeDialog } from './type-dialog.tsx';
import { TypePicture } from './type-picture.tsx';
import { FIGURE_NAMES, FIGURES } from '@va/domain/fleet/type-figures.ts';
import { figureWords, type TypeSheet, WINGTIPS } from '@va/domain/fleet/type-sheet.ts';

/** Changes of a type in words: «Etapa más larga: 740 NM → 1100 NM». */
function sheetChange(before: TypeSheet, after: TypeSheet): string {
  const pairs: (readonly [string, string, string])[] = [
    ['Nombre', before.model, after.model],
    ['Familia', familyOf(before.family).title, familyOf(after.family).title],
    ['Designador', before.icaoType, after.icaoType],
    ['Motores', before.engines, after.engines],
    ['Punta del ala', WINGTIPS[before.wingtip], WINGTIPS[after.wingtip]],
    ['Ala alta', before.highWing ? 'sí' : 'no', after.highWing ? 'sí' : 'no'],
    ...FIGURE_NAMES.map((name) => {
      const words = ({ figures }: TypeSheet) => {
        const value = figures[name];
        return value === undefined ? 'nada' : figureWords(name, value);
      };
      return [FIGURES[name].label, words(before), words(after)] as const;
    }),
  ];
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([label, one, other]) => `${label}: ${one} → ${other}`)
    .join(' · ');
}

/** Page of the types that staff write at the desk, each with its drawing and history. */
export function TypesPage() {
  const types = useQuery(writtenTypesQuery);
  const [asked, setAsked] = useState<{ id: string | null }>();
  const close = () => setAsked(undefined);
  const open = types.data?.items.find(({ id }) => id === asked?.id) ?? null;
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Tipos de avión"
        lead="Los que se añaden aquí valen desde que se guardan, además de los que trae el contenido de la compañía."
        actions={
          <>
            <ButtonLink to={paths.fleet}>Ver la flota</ButtonLink>
            <Button variant="primary" onClick={() => setAsked({ id: null })}>
              Añadir un tipo
            </Button>
          </>
        }
      />
      <Loaded query={types} what="los tipos de avión">
        {({ items, history }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {items.length === 0 && (
              <p className="text-ink-2">
                Todavía no se ha añadido ninguno. Elige su familia, y las medidas y los límites vienen
                propuestos.
              </p>
            )}
            {items.map((type) => (
              <TypeCard key={type.id} type={type} onChange={() => setAsked({ id: type.id })} />
            ))}
            {history.length > 0 && (
              <div className="min-w-0 lg:col-span-2">
                <SectionCard title="Historia">
                  <RowList rows={history.map(historyRow)} />
                </SectionCard>
              </div>
            )}
            <div className="min-w-0 lg:col-span-2">
              <ExportContent />
            </div>
          </div>
        )}
      </Loaded>
      {asked && (asked.id === null || open) && (
        <TypeDialog key={asked.id ?? 'new'} type={open} onClose={close} />
      )}
    </>
  );
}

/** The airline's files with what staff have written at the desk, to be kept with the others. */
function ExportContent() {
  const save = useMutation({
    mutationFn: exportContent,
    onSuccess: ({ files }) => {
      for (const { path, text } of files) saveFile(path.split('/').at(-1) ?? path, 'application/yaml', text);
    },
  });
  return (
    <SectionCard title="Llevarlo a los archivos de la compañía">
      <p className="text-ink-2">
        Lo de la mesa vale sin archivos. Si quieres que «content/» lo diga también, descárgalos: son los
        tuyos, con sus notas, y con los tipos, aviones, tours, cargos, rangos y puntos que se han añadido o
        cambiado en la mesa.
      </p>
      <FormProblem error={save.error} />
      <ActButton act={save} className="justify-self-start">
        Descargar los archivos al día
      </ActButton>
    </SectionCard>
  );
}

function TypeCard({ type, onChange }: { type: WrittenType & { tails: number }; onChange: () => void }) {
  const { sheet, tails } = type;
  const remove = useMutation({
    mutationFn: () => removeType(type),
    onSuccess: () =>
      showToast({ title: `${sheet.model} ya no está`, description: 'Se deshace en la historia.' }),
  });
  return (
    <SectionCard title={sheet.model} aside={`${sheet.icaoType} · ${familyOf(sheet.family).title}`}>
      <TypePicture sheet={sheet} />
      <p className="text-ink-2">
        {tails === 0
          ? 'Todavía no hay aviones de este tipo.'
          : countOf(tails, 'avión en la flota', 'aviones en la flota')}
      </p>
      <FormProblem error={remove.error} />
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Cambiar ${sheet.model}`} onClick={onChange}>
          Cambiar
        </Button>
        {tails === 0 && (
          <ActButton act={remove} aria-label={`Quitar ${sheet.model}`}>
            Quitar
          </ActButton>
        )}
      </div>
    </SectionCard>
  );
}

type Change = WrittenTypes['history'][number];

function historyRow(change: Change) {
  const { id, at, callsign, reason, before, after, isLast, version } = change;
  const name = (after ?? before)?.model ?? id;
  return {
    key: `${id} ${version}`,
    title: before === null ? `${name}, añadido` : after === null ? `${name}, quitado` : `${name}, cambiado`,
    detail: (
      <>
        <Instant at={at} />
        {callsign && ` · ${callsign}`}
        {before && after && ` · ${sheetChange(before, after)}`}
        {reason && ` · ${reason}`}
      </>
    ),
    action: isLast && <UndoLast name={name} act={() => undoType({ id, version })} />,
  };
}
