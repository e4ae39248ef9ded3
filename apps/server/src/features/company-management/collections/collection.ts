import { randomUUID } from 'node:crypto'
import type { EntityWith } from '@praxis/contract/company/history-actions'
import type { Topic } from '@praxis/contract/protocol/topics'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { Db, Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { assertUnchangedSince, type FieldProblem, Refusal } from '../../../platform/refusal'

interface Versioned {
  readonly id: string
  readonly version: number
}

/** The column of a field. With a scale, a fraction is stored as a whole number of parts: 0.25 with 100 is 25. */
export interface Column {
  readonly name: string
  readonly scale?: number
}

/** A list that a company keeps about itself: a table, and which column holds which field of its records. */
export interface Collection<Item extends Versioned> {
  /** The name of its records in the history. */
  readonly entity: EntityWith<'created' | 'updated' | 'deleted'>
  readonly table: string
  readonly columns: { readonly [Field in Exclude<keyof Item, keyof Versioned>]-?: Column }
  readonly order: string
  /** What is wrong with a record as a whole. */
  readonly problemOf?: (item: Fields<Item>) => FieldProblem | undefined
  /** Refuses a change that the records which refer to this one do not allow. */
  readonly assertChange?: (db: Tx, id: string, before: Fields<Item>, after: Fields<Item>) => Promise<void>
  /** What follows from a change for the records which refer to this one. */
  readonly afterChange?: (db: Tx, id: string) => Promise<void>
  /** How many records of which kind refer to this one; undefined if none. Without it, the database names only the kind. */
  readonly usesOf?: (db: Tx, id: string) => Promise<string | undefined>
  /** What open browsers fetch again when the collection changes, besides the list itself. */
  readonly alsoShownIn?: Topic
}

type Fields<Item> = Omit<Item, keyof Versioned>

const columnsOf = <Item extends Versioned>({ columns }: Collection<Item>): [string, Column][] => Object.entries(columns)

/** The fields of a record by their names in the API. */
const selectedFields = <Item extends Versioned>(collection: Collection<Item>): Sql =>
  rawSql(
    [
      'id',
      'version',
      ...columnsOf(collection).map(([field, { name, scale }]) =>
        scale === undefined ? `${name} as "${field}"` : `${name} / ${scale}::float8 as "${field}"`,
      ),
    ].join(', '),
  )

const storedValue = ({ scale }: Column, value: unknown): unknown =>
  scale !== undefined && typeof value === 'number' ? Math.round(value * scale) : value

const storedValues = <Item extends Versioned>(
  collection: Collection<Item>,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(columnsOf(collection).map(([field, column]) => [column.name, storedValue(column, fields[field])]))

const announceChange = <Item extends Versioned>(db: Tx, collection: Collection<Item>): void => {
  db.announce({ topic: 'companyManagement', to: 'everyone' })
  if (collection.alsoShownIn) db.announce({ topic: collection.alsoShownIn, to: 'everyone' })
}

const assertSound = <Item extends Versioned>({ problemOf }: Collection<Item>, fields: Fields<Item>): void => {
  const problem = problemOf?.(fields)
  if (problem) throw new Refusal('invalidInput', { fields: [problem] })
}

const fieldsOf = <Item extends Versioned>({ id: _, version: _v, ...fields }: Item): Fields<Item> => fields

export const listRecords = <Item extends Versioned>(db: Db, collection: Collection<Item>): Promise<Item[]> =>
  db.rows<Item>(sql`
    select ${selectedFields(collection)} from ${rawSql(collection.table)}
    where company_id = ${db.scope.companyId}
    order by ${rawSql(collection.order)}, id`)

export const createRecord = async <Item extends Versioned>(
  db: Tx,
  collection: Collection<Item>,
  fields: Fields<Item>,
): Promise<Item> => {
  assertSound(collection, fields)
  const kept = { company_id: db.scope.companyId, id: randomUUID(), created_at: db.now, updated_at: db.now }
  const created = await db.row<Item>(sql`
    insert into ${rawSql(collection.table)} ${insertion({ ...kept, ...storedValues(collection, fields) })}
    returning ${selectedFields(collection)}`)
  if (!created) throw new Error(`nothing came back of a new ${collection.entity}`)
  db.record({ entity: collection.entity, id: created.id, action: 'created', after: fieldsOf(created) })
  announceChange(db, collection)
  return created
}

/** The record, locked until the mutation ends. */
const lockRecord = async <Item extends Versioned>(db: Tx, collection: Collection<Item>, id: string): Promise<Item> => {
  const record = await db.row<Item>(sql`
    select ${selectedFields(collection)} from ${rawSql(collection.table)}
    where company_id = ${db.scope.companyId} and id = ${id}
    for update`)
  if (!record) throw new Refusal('notFound')
  return record
}

/** Fields left out stay as they are. */
export const updateRecord = async <Item extends Versioned>(
  db: Tx,
  collection: Collection<Item>,
  id: string,
  { version, ...changes }: Partial<Fields<Item>> & MadeOn,
): Promise<Item> => {
  const before = await lockRecord(db, collection, id)
  assertUnchangedSince(version, before.version)
  const changed = { ...fieldsOf(before), ...changes }
  assertSound(collection, changed)
  await collection.assertChange?.(db, id, fieldsOf(before), changed)
  const after = await db.row<Item>(sql`
    update ${rawSql(collection.table)}
    set ${assignments({ ...storedValues(collection, changes), version: nextVersion, updated_at: db.now })}
    where company_id = ${db.scope.companyId} and id = ${id}
    returning ${selectedFields(collection)}`)
  if (!after) throw new Refusal('notFound')
  await collection.afterChange?.(db, id)
  db.record({
    entity: collection.entity,
    id,
    action: 'updated',
    before: fieldsOf(before),
    after: fieldsOf(after),
  })
  announceChange(db, collection)
  return after
}

/** The database refuses the deletion while another record refers to this one. */
export const deleteRecord = async <Item extends Versioned>(
  db: Tx,
  collection: Collection<Item>,
  id: string,
): Promise<void> => {
  const before = await lockRecord(db, collection, id)
  const usedBy = await collection.usesOf?.(db, id)
  if (usedBy !== undefined) throw new Refusal('recordInUse', { usedBy })
  await db.run(sql`
    delete from ${rawSql(collection.table)} where company_id = ${db.scope.companyId} and id = ${id}`)
  db.record({ entity: collection.entity, id, action: 'deleted', before: fieldsOf(before) })
  announceChange(db, collection)
}
