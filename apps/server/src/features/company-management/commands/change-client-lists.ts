import { randomUUID } from 'node:crypto'
import type { CompanyManagementInput } from '@praxis/contract/company/company-management'
import type { ContactType, JournalCategory } from '@praxis/contract/company/company-settings'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'

type ClientSettingsInput = NonNullable<CompanyManagementInput['updateClientSettingsInput']>
type GivenContactType = NonNullable<ClientSettingsInput['contactTypes']>[number]
type GivenJournalCategory = NonNullable<ClientSettingsInput['journalEntryCategories']>[number]

interface Listed {
  readonly id: string
  readonly name: string
  readonly canBeDeleted: boolean
}

interface Given {
  readonly id?: string | undefined
  readonly name: string
}

interface ListChange<Item> {
  /** The whole list in its order; new items have ids by now. */
  readonly list: readonly (Item & { readonly id: string })[]
  readonly deleted: readonly string[]
}

/** Compares the given list with the stored one: an item without an id is new, one that is missing is deleted. */
const changeOfList = <Item extends Given>(
  path: string,
  current: readonly Listed[],
  given: readonly Item[],
): ListChange<Item> => {
  const currentById = new Map(current.map((item) => [item.id, item]))
  const kept = new Set<string>()
  given.forEach(({ id, name }, index) => {
    if (id === undefined) return
    const before = currentById.get(id)
    if (!before || kept.has(id)) throw invalidField(`${path}.${index}.id`, 'Unknown record')
    if (!before.canBeDeleted && before.name !== name)
      throw invalidField(`${path}.${index}.name`, `${before.name} can’t be renamed`)
    kept.add(id)
  })
  const deleted = current.filter(({ id }) => !kept.has(id))
  const needed = deleted.find(({ canBeDeleted }) => !canBeDeleted)
  if (needed) throw invalidField(path, `${needed.name} can’t be deleted`)
  return {
    list: given.map((item) => ({ ...item, id: item.id ?? randomUUID() })),
    deleted: deleted.map(({ id }) => id),
  }
}

const assertDifferent = (keys: readonly string[], reason: Reason): void => {
  const lowerCase = keys.map((key) => key.toLowerCase())
  if (new Set(lowerCase).size < lowerCase.length) throw new Refusal(reason)
}

const rowsOf = (list: readonly object[]): string =>
  JSON.stringify(list.map((item, position) => ({ ...item, position })))

/** Items may swap names, so each row gives up its name before it gets the new one. */
const write = async (db: Tx, statements: { remove: Sql; giveUpNames: Sql; put: Sql }): Promise<void> => {
  await db.run(statements.remove)
  await db.run(statements.giveUpNames)
  await db.run(statements.put)
}

export const changeContactTypes = async (
  db: Tx,
  current: readonly ContactType[],
  given: readonly GivenContactType[],
): Promise<void> => {
  const path = 'updateClientSettingsInput.contactTypes'
  assertDifferent(
    given.map(({ name }) => name),
    'nameExists',
  )
  const { list, deleted } = changeOfList(path, current, given)
  const { companyId } = db.scope
  await write(db, {
    remove: sql`delete from contact_types where company_id = ${companyId} and id = any (${deleted})`,
    giveUpNames: sql`update contact_types set name = id::text where company_id = ${companyId}`,
    put: sql`
      insert into contact_types (company_id, id, name, position, created_at)
      select ${companyId}, t.id, t.name, t.position, ${db.now}
      from jsonb_to_recordset(${rowsOf(list)}) as t(id uuid, name text, position smallint)
      on conflict (company_id, id) do update set name = excluded.name, position = excluded.position`,
  })
}

export const changeJournalCategories = async (
  db: Tx,
  current: readonly JournalCategory[],
  given: readonly GivenJournalCategory[],
): Promise<void> => {
  const path = 'updateClientSettingsInput.journalEntryCategories'
  assertDifferent(
    given.map(({ initials, name }) => JSON.stringify([initials, name])),
    'duplicatedJournalCategories',
  )
  const { list, deleted } = changeOfList(path, current, given)
  const { companyId } = db.scope
  await write(db, {
    remove: sql`delete from journal_categories where company_id = ${companyId} and id = any (${deleted})`,
    giveUpNames: sql`update journal_categories set name = id::text where company_id = ${companyId}`,
    put: sql`
      insert into journal_categories (company_id, id, name, color, initials, position, created_at)
      select ${companyId}, t.id, t.name, t.color, t.initials, t.position, ${db.now}
      from jsonb_to_recordset(${rowsOf(list)})
        as t(id uuid, name text, color text, initials text, position smallint)
      on conflict (company_id, id) do update
        set name = excluded.name, color = excluded.color, initials = excluded.initials, position = excluded.position`,
  })
}
