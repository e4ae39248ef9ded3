/** The statements around a transaction's own: each is parsed once per connection, under its name. */
export const frameTexts = {
  beginReading: 'begin read only',
  beginWriting: 'begin read write',
  authenticate: 'select authenticate($1, $2, $3)',
  setCompany: "select set_config('app.company_id', $1::uuid::text, true)",
  setCompanyAndPatience:
    "select set_config('app.company_id', $1::uuid::text, true), set_config('statement_timeout', $2, true)",
  insertHistory: `insert into history (
    company_id, id, at, user_id, employee_id, impersonator_id, entity, entity_id, action, before, after
  ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  enqueueJob: 'select enqueue_job($1, $2, $3, $4, $5)',
  insertAnswer: `insert into idempotency_keys (company_id, actor_id, key, request, status, body)
    values ($1, $2, $3, $4, $5, $6)`,
  commit: 'commit',
  rollback: 'rollback',
  // Who listens is cut off when the database breaks down, so nobody need wait until this is on the disk.
  notify: "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)",
  notifyTwice: "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2), pg_notify($3, $4)",
} as const

export interface Frame {
  readonly name: keyof typeof frameTexts
  readonly values?: readonly (string | null)[]
}
