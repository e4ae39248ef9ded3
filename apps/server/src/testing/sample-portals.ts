import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

/** A well-formed hash of a password that nobody knows. */
const nobodysHash = '$argon2id$v=19$m=8,t=1,p=1$hLI+h+9WnXzcMD8uGIBngg$1b3bpIDOPXawpaBiT5egze6gDq6IKyCnXpn8Ell+gfc'

/** A portal of a project with an address, a visitor who has come, a document, an entry of the journal that is shared, and a sign-off that was questioned. */
export const createPortals = async (
  server: TestServer,
  companyId: string,
  { projectId, ownerId }: Readonly<Record<'projectId' | 'ownerId', string>>,
) => {
  const ids = {
    portalId: randomUUID() as string,
    portalReference: `reference-${randomUUID()}`,
    visitorId: randomUUID() as string,
    visitorEmail: `visitor-${randomUUID()}@client.example`,
    portalDocumentId: randomUUID() as string,
    sharedEntryId: randomUUID() as string,
    sharedEntryFileId: randomUUID() as string,
    signOffId: randomUUID() as string,
    signOffQuestionId: randomUUID() as string,
    signOffFileId: randomUUID() as string,
  }
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  await run(
    `insert into portals (company_id, id, targetable_id, reference, title, preset, created_by, password_hash,
       password_set_at, password_version)
     values ($1, $2, $3, $4, $5, 'custom', $6, $7, now(), 1)`,
    ...[ids.portalId, projectId, ids.portalReference, `Marker ${ids.portalId}`, ownerId, nobodysHash],
  )
  await run(
    'insert into portal_addresses (company_id, portal_id, address) values ($1, $2, $3)',
    ...[ids.portalId, ids.visitorEmail],
  )
  await run(
    `insert into portal_visitors (company_id, id, portal_id, email, last_visit_at, visit_count)
     values ($1, $2, $3, $4, now(), 1)`,
    ...[ids.visitorId, ids.portalId, ids.visitorEmail],
  )
  await run(
    `insert into portal_visits (company_id, id, portal_id, kind, email, visitor_id, at, period)
     values ($1, $2, $3, 'visited', $4, $5, '2026-06-08T09:00:00Z', '2026-06-08T09:00:00Z')`,
    ...[randomUUID(), ids.portalId, ids.visitorEmail, ids.visitorId],
  )
  await run(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'secret.pdf', 'application/pdf', 1, 'portalDocument', $3, $4)`,
    ...[ids.portalDocumentId, ids.portalId, ownerId],
  )
  await run(
    `insert into journal_entries (company_id, id, targetable_id, entry_date, title, content, is_shared, author_id)
     values ($1, $2, $3, '2026-06-08', $4, '', true, $5)`,
    ...[ids.sharedEntryId, projectId, `Marker ${ids.sharedEntryId}`, ownerId],
  )
  await run(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'minutes.pdf', 'application/pdf', 1, 'journalEntry', $3, $4)`,
    ...[ids.sharedEntryFileId, ids.sharedEntryId, ownerId],
  )
  const content = { company: '', project: '', title: `Marker ${ids.signOffId}`, text: '', lines: [] }
  const source = { taskIds: [], taskListIds: [], weeks: [], showsSurnames: false, files: [] }
  await run(
    `insert into sign_offs (company_id, id, portal_id, targetable_id, kind, title, content, hash, source, state, asked_by, asked_at)
     values ($1, $2, $3, $4, 'document', $5, $6, $7, $8, 'questioned', $9, now())`,
    ...[
      ids.signOffId,
      ids.portalId,
      projectId,
      content.title,
      JSON.stringify(content),
      'a'.repeat(64),
      source,
      ownerId,
    ],
  )
  await run(
    `insert into sign_off_questions (company_id, id, sign_off_id, position, line, text, visitor_id, author, asked_at)
     values ($1, $2, $3, 0, 'line', $4, $5, $6, now())`,
    ...[ids.signOffQuestionId, ids.signOffId, `Marker ${ids.signOffQuestionId}`, ids.visitorId, ids.visitorEmail],
  )
  await run(
    `insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by)
     values ($1, $2, 'none', 'acceptance.pdf', 'application/pdf', 1, 'signOff', $3, $4)`,
    ...[ids.signOffFileId, ids.signOffId, ownerId],
  )
  return ids
}
