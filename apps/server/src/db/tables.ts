import type { AccessLinkTable } from './tables/access-link.ts';
import type { ApiKeyTable } from './tables/api-key.ts';
import type { AuditEntryTable } from './tables/audit-entry.ts';
import type { CallsignAssignmentTable } from './tables/callsign-assignment.ts';
import type { IdempotencyTable } from './tables/idempotency.ts';
import type { InboxMessageTable } from './tables/inbox-message.ts';
import type { JobTable } from './tables/job.ts';
import type { LeaveTable } from './tables/leave.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { PasskeyTable } from './tables/passkey.ts';
import type { PasskeyChallengeTable } from './tables/passkey-challenge.ts';
import type { PasswordTable } from './tables/password.ts';
import type { PilotTable } from './tables/pilot.ts';
import type { RankTable } from './tables/rank.ts';
import type { RankHistoryTable } from './tables/rank-history.ts';
import type { RateLimitTable } from './tables/rate-limit.ts';
import type { SanctionTable } from './tables/sanction.ts';
import type { ServerSecretTable } from './tables/server-secret.ts';
import type { SettingTable } from './tables/setting.ts';
import type { SignInTable } from './tables/sign-in.ts';
import type { TotpTable } from './tables/totp.ts';

/** Every table of the schema; written by `npm run db:types` from the migrations. */
export interface Tables {
  access_link: AccessLinkTable;
  api_key: ApiKeyTable;
  audit_entry: AuditEntryTable;
  callsign_assignment: CallsignAssignmentTable;
  idempotency: IdempotencyTable;
  inbox_message: InboxMessageTable;
  job: JobTable;
  leave: LeaveTable;
  outbox: OutboxTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  password: PasswordTable;
  pilot: PilotTable;
  rank: RankTable;
  rank_history: RankHistoryTable;
  rate_limit: RateLimitTable;
  sanction: SanctionTable;
  server_secret: ServerSecretTable;
  setting: SettingTable;
  sign_in: SignInTable;
  totp: TotpTable;
}
