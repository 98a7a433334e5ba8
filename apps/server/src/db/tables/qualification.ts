/** Rows of `qualification`; written by `npm run db:types` from the migrations. */
export interface QualificationTable {
  id: string;
  pilot_id: string;
  kind: 'verification' | 'course' | 'refresher';
  type_id: string | null;
  result: 'pass' | 'pending';
  text: string | null;
  signed_by: string;
  signed_at: Date;
}
