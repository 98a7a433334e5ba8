import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { sheetsQuery, takeBackSheet, type Sheet } from '#app/api/points.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SHEET_KINDS, SHEET_RESULTS } from '#app/lib/sheet-words.ts';

const COLUMNS: readonly ListColumn<Sheet>[] = [
  { id: 'indicativo', title: 'Alumno', text: ({ callsign }) => callsign ?? 'suprimido' },
  { id: 'hoja', title: 'Hoja', text: ({ kind }) => SHEET_KINDS[kind] },
  { id: 'tipo', title: 'Tipo', text: ({ model }) => model ?? '' },
  { id: 'resultado', title: 'Resultado', text: ({ result }) => SHEET_RESULTS[result] },
  { id: 'firma', title: 'La firmó', text: ({ signedBy }) => signedBy ?? 'suprimido' },
  { id: 'cuando', title: 'Cuándo', text: ({ signedAt }) => signedAt },
  { id: 'texto', title: 'Observaciones', text: ({ text }) => text ?? '' },
];

/** The sheets that were signed, and the way to take a signature back. */
export function SheetList() {
  const sheets = useQuery(sheetsQuery);
  const [undoing, setUndoing] = useState<Sheet>();
  return (
    <SectionCard title="Hojas firmadas">
      <Loaded query={sheets} what="las hojas">
        {(rows) => (
          <DeskCards
            part="hojas"
            what="las hojas"
            rows={rows}
            columns={COLUMNS}
            none={<p className="text-ink-2">Todavía no hay ninguna.</p>}
          >
            {(shown) => (
              <RowList
                rows={shown.map((sheet) => ({
                  key: sheet.id,
                  title: `${sheet.callsign ?? 'suprimido'}: ${[SHEET_KINDS[sheet.kind], sheet.model].filter(Boolean).join(', ')}, ${SHEET_RESULTS[sheet.result]}`,
                  detail: (
                    <>
                      {sheet.signedBy ?? 'suprimido'}, <Instant at={sheet.signedAt} />
                      {sheet.text && <span className="block wrap-anywhere">{sheet.text}</span>}
                    </>
                  ),
                  action: !sheet.own && (
                    <Button
                      size="sm"
                      aria-label={`Retirar la hoja de ${sheet.callsign ?? 'suprimido'}`}
                      onClick={() => setUndoing(sheet)}
                    >
                      Retirar
                    </Button>
                  ),
                }))}
              />
            )}
          </DeskCards>
        )}
      </Loaded>
      {undoing && (
        <ReasonDialog
          title={`Retirar la hoja de ${undoing.callsign ?? 'suprimido'}`}
          note="Deja de contar y el alumno lo lee. Un rango ya concedido no cambia: se deshace en «Decididas»."
          button="Retirar la hoja"
          act={(reason) => takeBackSheet(undoing.id, reason)}
          draft={`retirar-hoja-${undoing.id}`}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </SectionCard>
  );
}
