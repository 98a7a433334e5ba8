import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { SampleAccount } from '#server/modules/first-start/sample-accounts.ts';
import type { PaintPage } from './paint-page.ts';

/** The platform, running. */
export interface RunningPlatform {
  /** Whether the platform answers this request, not the portal's files; `headers` reveal recorders by their keys. */
  answers(path: string, headers: IncomingHttpHeaders): boolean;
  listener: RequestListener;
  paint: PaintPage;
  /** Sample accounts; none once `content/sample-access.yaml` is gone. */
  sampleAccounts: SampleAccount[];
  /** Ends the streams, which would keep the web server open, waits for the running job, and starts no other. */
  endWork(): Promise<void>;
  /** Closes the database, when neither requests nor jobs use it. */
  close(): Promise<void>;
}
