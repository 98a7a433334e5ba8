import { Card } from '@va/ui/controls/card.tsx';
import type { ReactNode } from 'react';
import type { Message } from '#app/api/inbox.ts';
import { Instant } from '#app/components/instant.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { openWords } from '#app/lib/message-path.ts';

/** One complete message. Its text is plain: only line breaks are kept. */
export function MessageCard({
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
