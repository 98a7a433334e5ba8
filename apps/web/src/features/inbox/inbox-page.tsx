import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { Inbox } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { inboxQuery, readAllMessages, readMessage, type Message } from '#app/api/inbox.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Instant } from '#app/components/instant.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { openWords } from '#app/lib/message-path.ts';

/** One complete message. Its text is plain: only line breaks are kept. */
function MessageCard({
  message,
  onOpen,
  children,
}: {
  message: Message;
  /** Called when its link has been opened. */
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <Card className="grid gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold wrap-anywhere">
          {message.readAt === null && <span className="text-link">Nuevo · </span>}
          {message.title}
        </h2>
        <p className="text-sm text-ink-2">
          <Instant at={message.createdAt} />
        </p>
      </div>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.body}</p>
      <div className="flex flex-wrap items-center gap-3">
        {message.link && (
          <TextLink
            to={message.link}
            aria-label={`${openWords(message.link)}: ${message.title}`}
            onClick={onOpen}
          >
            {openWords(message.link)}
          </TextLink>
        )}
        {children}
      </div>
    </Card>
  );
}

/** Every message to this account, including those that were sent by mail. */
export function InboxPage() {
  const [cursor, setCursor] = useState<string>();
  const inbox = useQuery(inboxQuery(cursor));
  const read = useMutation({ mutationFn: readMessage });
  const readAll = useMutation({
    mutationFn: readAllMessages,
    onSuccess: () => showToast({ title: 'Todos leídos', description: 'No te queda ningún mensaje nuevo.' }),
  });
  return (
    <>
      <PageHead
        title="Mensajes"
        lead="Lo que la plataforma te cuenta. Lo que va por correo también está aquí."
      />
      <FormProblem error={read.error ?? readAll.error} />
      <Loaded query={inbox} what="tus mensajes">
        {({ items, next, unread }) =>
          items.length === 0 ? (
            <EmptyState icon={Inbox} title="No tienes mensajes">
              <p className="text-ink-2">Aquí llega lo que se decide de tus vuelos, reservas y puntos.</p>
            </EmptyState>
          ) : (
            <div className="grid gap-3">
              {unread > 0 && (
                <ActButton act={readAll} className="justify-self-end">
                  Marcar todos como leídos
                </ActButton>
              )}
              <ul className="grid gap-3">
                {items.map((message) => (
                  <li key={message.id}>
                    <MessageCard
                      message={message}
                      onOpen={() => message.readAt === null && read.mutate(message.id)}
                    >
                      {message.readAt === null && (
                        <Button
                          size="sm"
                          disabled={read.isPending}
                          onClick={() =>
                            read.mutate(message.id, {
                              onSuccess: () =>
                                showToast({ title: 'Mensaje leído', description: message.title }),
                            })
                          }
                        >
                          Marcar como leído
                        </Button>
                      )}
                    </MessageCard>
                  </li>
                ))}
              </ul>
              <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
