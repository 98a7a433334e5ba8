import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { discordQuery, removeDiscord, setDiscord, type Discord } from '#app/api/discord.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useOpened } from '#app/lib/use-opened.ts';
import { useEdited } from '#app/services/use-edited.ts';

/** The airline's server of Discord: the role of each rank, given to the pilots who agree. */
export function DiscordCard() {
  const discord = useQuery(discordQuery);
  return (
    <SectionCard title="Roles de Discord">
      <p className="text-sm text-ink-2">
        Quien lo consiente en su cuenta y da su número de Discord recibe allí el rol de su rango, y lo pierde
        si lo retira o se va.
      </p>
      <Loaded query={discord} what="los roles de Discord">
        {(data) => <DiscordForm discord={data} />}
      </Loaded>
    </SectionCard>
  );
}

/** Name of the field of a rank's role, unlike that of any other field. */
const roleOf = (rank: string) => `rol ${rank}` as const;

type Values = { guild: string } & Record<ReturnType<typeof roleOf>, string>;

function DiscordForm({ discord }: { discord: Discord }) {
  const { guildId, problem, given, ranks } = discord;
  const { thing, hear, values, theirs, set, forget } = useEdited(discord, (of): Values => ({
    ...Object.fromEntries(of.ranks.map(({ code, roleId }) => [roleOf(code), roleId ?? ''])),
    guild: of.guildId ?? '',
  }));
  const [token, setToken] = useState('');
  const [reason, setReason] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const empty = () => {
    forget();
    setToken('');
    setReason('');
  };
  const save = useMutation({
    mutationFn: () =>
      setDiscord(thing.version, {
        reason,
        guildId: values.guild.trim(),
        ...(token.trim() && { token: token.trim() }),
        roles: Object.fromEntries(
          ranks
            .map(({ code }) => [code, values[roleOf(code)]?.trim() ?? ''] as const)
            .filter(([, id]) => id !== ''),
        ),
      }),
    onSuccess: empty,
    onError: (error) => {
      hear(error);
      // Unfolds the roles if one has an error. They stay unfolded on the next try, since a field there may have the
      // focus.
      if (ranks.some(({ code }) => errorAt(error, `/roles/${code}`) !== undefined)) setUnfolded(true);
    },
  });
  const [removing, setRemoving] = useState(false);
  const [seen, hearRemoval] = useOpened(discord, () => removing);
  return (
    <>
      <form onSubmit={sentByPage(() => save.mutate())} className="grid gap-4">
        {guildId !== null && (
          <p className="text-sm">{countOf(given, 'piloto tiene', 'pilotos tienen')} su rol.</p>
        )}
        {problem !== null && <p className="text-sm text-alta">{problem}.</p>}
        <FormProblem error={save.error} />
        <TheirChanges
          theirs={theirs}
          words={{
            guild: 'Número del servidor',
            ...Object.fromEntries(ranks.map(({ code, title }) => [roleOf(code), title])),
          }}
        />
        <TextField
          label="Número del servidor"
          hint="En Discord, con el modo de desarrollador: botón derecho en el servidor, «Copiar ID»."
          required
          inputMode="numeric"
          {...fieldOf(values.guild, (typed) => set({ guild: typed }), errorAt(save.error, '/guildId'))}
        />
        <TextField
          label="Token del bot"
          hint={
            guildId === null
              ? 'De tu aplicación en el portal de desarrolladores de Discord, en «Bot». No se vuelve a enseñar.'
              : 'Vacío: sigue el que hay.'
          }
          required={guildId === null}
          autoComplete="off"
          {...fieldOf(token, setToken, errorAt(save.error, '/token'))}
        />
        <details
          open={guildId === null || unfolded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className="cursor-pointer font-bold">Rol de cada rango</summary>
          <div className="mt-3 grid gap-3">
            {ranks.map(({ code, title }) => (
              <TextField
                key={code}
                label={title}
                inputMode="numeric"
                {...fieldOf(values[roleOf(code)] ?? '', (typed) => set({ [roleOf(code)]: typed }))}
                error={errorAt(save.error, `/roles/${code}`)}
              />
            ))}
          </div>
        </details>
        <ReasonField oneLine value={reason} error={save.error} onChange={setReason} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={save}>Guardar los roles</SubmitButton>
          {guildId !== null && <Button onClick={() => setRemoving(true)}>Quitar el servidor</Button>}
        </div>
        <p role="status" className="text-sm text-ink-2">
          {save.isSuccess && 'Discord lo acepta: los roles se ponen al día cada cinco minutos.'}
        </p>
      </form>
      {removing && (
        <ReasonDialog
          title="Quitar el servidor de Discord"
          note="Se quitan allí los roles que se han dado, y no se dan más."
          button="Quitar el servidor"
          act={async (why) => {
            await removeDiscord(seen.version, why);
            save.reset();
            empty();
          }}
          done={{ title: 'Servidor quitado', description: 'Los roles que se han dado se quitan.' }}
          draft="quitar-discord"
          onClose={() => setRemoving(false)}
          onRefused={hearRemoval}
        />
      )}
    </>
  );
}
