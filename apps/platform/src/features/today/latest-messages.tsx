import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { inboxQuery } from '#app/api/inbox.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { paths } from '#app/config/paths.ts';

/** The three newest messages. */
export function LatestMessages() {
  const inbox = useQuery(inboxQuery());
  return (
    <SectionCard
      title="Mensajes"
      aside={
        <Link to={paths.inbox} className="text-link underline">
          Todos
        </Link>
      }
    >
      <Loaded query={inbox} what="tus mensajes">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">Todavía no te ha escrito nadie.</p>
          ) : (
            <RowList
              rows={items.slice(0, 3).map(({ id, title, createdAt, readAt }) => ({
                key: id,
                title,
                detail: (
                  <>
                    <Instant at={createdAt} />
                    {readAt === null && ' · sin leer'}
                  </>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
