import { useMutation, useQuery } from '@tanstack/react-query';
import type { DeskNotice, NoticeScopes } from '@va/contract/notices/notices.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { changeNotice, noticeScopesQuery, publishNotice } from '#app/api/notices.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { useEdited } from '#app/services/use-edited.ts';
import { CODES_HINT } from '#app/lib/typed-codes.ts';
import { NOTICE_FIELDS, orderOf, typedNotice } from './notice-order.ts';

const IMPORTANCE = [
  ['Alta', 'Alta: obliga a cambiar cómo se vuela'],
  ['Media', 'Media: conviene saberlo antes de volar'],
  ['Baja', 'Baja: informa'],
] as const;

/** Publishes a notice, or changes one of the desk: a change of meaning asks everybody to read it again, a slip of the pen nobody. */
export function NoticeForm({ notice, onDone }: { notice: DeskNotice | null; onDone: () => void }) {
  const scopes = useQuery(noticeScopesQuery);
  return (
    <Loaded query={scopes} what="a quién puede ir un NOTAM">
      {(known) =>
        notice ? (
          <Form draft={null} notice={notice} scopes={known} onDone={onDone} />
        ) : (
          <OwnDraft name="aviso">
            {(draft) => <Form draft={draft} notice={null} scopes={known} onDone={onDone} />}
          </OwnDraft>
        )
      }
    </Loaded>
  );
}

function Form({
  draft,
  notice,
  scopes,
  onDone,
}: {
  draft: string | null;
  notice: DeskNotice | null;
  scopes: NoticeScopes;
  onDone: () => void;
}) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const edited = useEdited(notice, (thing) => typedNotice(thing, today), draft);
  const { thing, values: typed, set, forget } = edited;
  const [meaning, setMeaning] = useState(false);
  const [reason, setReason] = useState('');
  const save = useMutation({
    mutationFn: () => {
      const order = orderOf(typed);
      return thing ? changeNotice(thing, { ...order, reason, meaning }) : publishNotice(order);
    },
    onSuccess: () => {
      forget();
      showToast({ title: notice ? 'NOTAM cambiado' : 'NOTAM publicado', description: typed.title });
      onDone();
    },
    onError: edited.hear,
  });
  const field = fieldsOf(typed, set, save.error);
  const replaces = [['', 'Ningún NOTAM'] as const, ...replaceable(scopes, notice)];
  return (
    <form className="grid gap-4" onSubmit={sentByPage(() => save.mutate())}>
      <TextField label="Título" required minLength={3} maxLength={120} {...field('title')} />
      <SelectField
        label="Importancia"
        value={typed.importance}
        onChange={({ target }) => {
          const [chosen] = IMPORTANCE.find(([value]) => value === target.value) ?? IMPORTANCE[1];
          set({ importance: chosen });
        }}
        options={IMPORTANCE}
      />
      <TextAreaField
        label="Texto"
        hint="Sin Markdown, con una línea en blanco entre párrafos."
        required
        minLength={10}
        maxLength={4000}
        rows={6}
        {...field('body')}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
        <TextField label="Primer día" hint="En UTC." type="date" required {...field('date')} />
        <TextField
          label="Último día"
          hint="Vacío: hasta que se retire."
          type="date"
          min={typed.date}
          {...field('until')}
        />
      </div>
      <Checkbox
        label="Lectura obligatoria: se confirma antes de reservar lo que afecta"
        checked={typed.mustRead}
        onChange={({ target }) => set({ mustRead: target.checked })}
      />
      {typed.mustRead && (
        <TextField
          label="Se pide confirmar hasta"
          hint="Vacío: mientras esté en vigor. Después el NOTAM sigue valiendo y no impide reservar."
          type="date"
          min={typed.date}
          max={typed.until || undefined}
          {...field('ackUntil')}
        />
      )}
      <p className="text-sm text-ink-2">Lo que dejes sin marcar no limita: el NOTAM es para todos.</p>
      <Choice
        legend="Rangos"
        things={scopes.ranks}
        chosen={typed.ranks}
        onChange={(ranks) => set({ ranks })}
      />
      <Choice
        legend="Tipos de avión"
        things={scopes.types}
        chosen={typed.types}
        onChange={(types) => set({ types })}
      />
      <Choice
        legend="Tours"
        things={scopes.tours}
        chosen={typed.tours}
        onChange={(tours) => set({ tours })}
      />
      <TextField
        label="Aeropuertos"
        hint={`Códigos OACI, ${CODES_HINT}.`}
        {...field('airports', '/affects/airports')}
      />
      <Checkbox
        label="Público"
        hint="También lo lee quien no es piloto."
        checked={typed.isPublic}
        onChange={({ target }) => set({ isPublic: target.checked })}
      />
      <SelectField
        label="Sustituye a"
        {...fieldOf(typed.replaces, (replaces) => set({ replaces }))}
        options={replaces}
      />
      {notice && (
        <Checkbox
          label="Cambia el sentido: todos lo confirman otra vez"
          checked={meaning}
          onChange={({ target }) => setMeaning(target.checked)}
        />
      )}
      {thing && <ReasonField oneLine value={reason} error={save.error} onChange={setReason} />}
      <FormProblem error={save.error} />
      <TheirChanges theirs={edited.theirs} words={NOTICE_FIELDS} names={namesOf(scopes, replaces)} />
      {notice?.withdrawn && (
        <p role="status" className="text-sm">
          Se ha retirado mientras lo cambiabas. Lo que has escrito sigue aquí: publícalo otra vez para poder
          guardarlo.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton act={save}>{notice ? 'Guardar el cambio' : 'Publicar'}</SubmitButton>
        <Button
          onClick={() => {
            forget();
            onDone();
          }}
        >
          Cancelar
        </Button>
      </div>
    </form>
  );
}

/** The notices in force but this one; and the one that it replaces, which is not in force any more. */
function replaceable({ notices }: NoticeScopes, notice: DeskNotice | null) {
  const others = notices.filter(({ id }) => id !== notice?.slug);
  const kept = notice?.replaces;
  const known = !kept || others.some(({ id }) => id === kept);
  return [...others, ...(known ? [] : [{ id: kept, name: kept }])].map(({ id, name }) => [id, name] as const);
}

/** Words for the codes in the fields. */
function namesOf({ types, tours, ranks }: NoticeScopes, replaces: ReturnType<typeof replaceable>) {
  const named = (things: NoticeScopes['types']) =>
    Object.fromEntries([['', 'Todos'], ...things.map(({ id, name }) => [id, name])]);
  return {
    importance: Object.fromEntries(IMPORTANCE),
    until: { '': 'Hasta que se retire' },
    ackUntil: { '': 'Mientras esté en vigor' },
    types: named(types),
    tours: named(tours),
    ranks: named(ranks),
    airports: { '': 'Todos' },
    replaces: Object.fromEntries(replaces),
  };
}

function Choice({
  things,
  ...rest
}: {
  legend: string;
  things: NoticeScopes['types'];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}) {
  if (things.length === 0) return null;
  return <ChoiceBoxes words={Object.fromEntries(things.map(({ id, name }) => [id, name]))} {...rest} />;
}
