import { randomUUID } from 'node:crypto'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import { type Html, html } from '../../../platform/html'
import { indexRecord } from '../../../platform/search/search-index'
import { readerIdsOf } from '../../targetables/queries/members'

interface Approved {
  readonly projectId: string
  readonly signOffId: string
  readonly day: string
  readonly title: string
  readonly lines: readonly string[]
}

const htmlOf = (lines: readonly string[]): Html => html`${lines.map((line) => html`<p>${line}</p>`)}`

/** Enters in the journal of a project what its client approved; nobody changes or deletes such an entry. */
export const enterSignOff = async (db: Tx, { projectId, signOffId, day, title, lines }: Approved): Promise<void> => {
  const id = randomUUID()
  await db.run(sql`
    insert into journal_entries ${insertion<'journal_entries'>({
      ...{ company_id: db.scope.companyId, id, targetable_id: projectId, sign_off_id: signOffId },
      ...{ entry_date: day, title, content: `${htmlOf(lines)}`, created_at: db.now, updated_at: db.now },
    })}`)
  await indexRecord(db, 'journalEntry', id, [title, ...lines])
  db.record({ entity: 'journalEntry', id, action: 'created', after: { entryDate: day, title } })
  const employees = await readerIdsOf(db, projectId, ({ areas }) => canRead(areas.journal))
  db.announce({ topic: 'journalEntries', id, to: { capabilities: ['canManageProjects'], employees } })
}
