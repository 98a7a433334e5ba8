import { useMutation, useQuery } from '@tanstack/react-query';
import { inboxQuery, readMessage } from '#app/api/inbox.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** The three newest messages. */
export function LatestMessages() {
  const inbox = useQuery(inboxQuery());
  const read = useMutation({ mutationFn: readMessage });
  return (
    <SectionCard title="Mensajes" aside={<TextLink to={paths.inbox}>Todos</TextLink>}>
      <Loaded query={inbox} what="tus mensajes">
        {({ items }) => (
          <RowList
            none="Todavía no te ha escrito nadie."
            rows={items.slice(0, 3).map(({ id, title, link, createdAt, readAt }) => ({
              key: id,
              title: link ? (
                <TextLink to={link} onClick={() => readAt === null && read.mutate(id)}>
                  {title}
                </TextLink>
              ) : (
                title
              ),
              detail: (
                <>
                  <Instant at={createdAt} />
                  {readAt === null && ' · sin leer'}
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}
