import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { SampleAccount } from '#server/modules/first-start/sample-accounts.ts';
import type { PaintPage } from './paint-page.ts';

/** The platform, running. */
export interface RunningPlatform {
  /** Whether what is asked is answered here and not by the portal's files; `headers` tell recorders by their keys. */
  answers(path: string, headers: IncomingHttpHeaders): boolean;
  listener: RequestListener;
  paint: PaintPage;
  /** Sample accounts; none once `content/sample-access.yaml` is gone. */
  sampleAccounts: SampleAccount[];
  /** Ends the streams, which would keep the web server open, and waits for the job under way; no other begins. */
  endWork(): Promise<void>;
  /** Closes the database, when neither requests nor jobs use it. */
  close(): Promise<void>;
}
