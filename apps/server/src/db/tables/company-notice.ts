import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

/** Rows of `company_notice`; written by `npm run db:types` from the migrations. */
export interface CompanyNoticeTable {
  slug: string;
  title: string;
  importance: 'Alta' | 'Media' | 'Baja';
  body: string;
  valid_from: string;
  valid_until: string | null;
  must_read: Generated<boolean>;
  ack_until: string | null;
  affects: Json;
  revision: Generated<number>;
  published_by: string;
  published_at: Date;
  version: Generated<number>;
  replaces: string | null;
  is_public: Generated<boolean>;
  withdrawn_at: Date | null;
}
