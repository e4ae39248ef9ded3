import type { TargetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { permissionsIn, type Standing, standingColumns } from './standing'
import { kindCalled, kindsInUse, type TargetableKind } from './targetable-kinds'

type TargetableRow = Standing & Columns<'targetables', 'id' | 'name' | 'currency'>

/** A targetable that the actor may see, with what they may do there. */
export interface OpenTargetable {
  readonly kind: TargetableKind
  readonly row: TargetableRow
  readonly permissions: TargetablePermissions
}

/** Those of the rows `p` of targetables that the actor may see. */
const openWhere = async (
  db: Db,
  actor: EmployeeActor,
  isAsked: Sql,
  kinds: readonly string[],
): Promise<OpenTargetable[]> => {
  const rows = await db.rows<TargetableRow & Columns<'targetables', 'kind'>>(sql`
    select p.id, p.kind, p.name, p.currency, ${standingColumns(actor.employee.id)} from targetables p
    where p.company_id = ${actor.company.id} and ${isAsked} and p.kind = any (${kinds}::text[])`)
  return rows
    .map((row) => ({ kind: kindCalled(row.kind), row, permissions: permissionsIn(row, actor) }))
    .filter(({ permissions }) => permissions.isVisible)
}

const openOne = async (db: Db, actor: EmployeeActor, id: string, kinds: readonly string[]): Promise<OpenTargetable> => {
  const [targetable] = await openWhere(db, actor, sql`p.id = ${id}`, kinds)
  if (!targetable) throw new Refusal('notFound')
  return targetable
}

export const openTargetable = (
  db: Db,
  actor: EmployeeActor,
  { kind }: TargetableKind,
  id: string,
): Promise<OpenTargetable> => openOne(db, actor, id, [kind])

/** The same for a targetable of any kind in use. */
export const openAnyTargetable = (db: Db, actor: EmployeeActor, id: string): Promise<OpenTargetable> =>
  openOne(db, actor, id, kindsInUse(actor))

/** The same for many: those that the actor may not see are left out. */
export const openTargetables = (db: Db, actor: EmployeeActor, ids: readonly string[]): Promise<OpenTargetable[]> =>
  openWhere(db, actor, sql`p.id = any (${ids}::uuid[])`, kindsInUse(actor))

/** Locks the targetable until the transaction ends; what is read afterwards is as the last change left it. */
export const holdTargetable = (db: Db, id: string): Promise<number> =>
  db.run(sql`select from targetables where company_id = ${db.scope.companyId} and id = ${id} for no key update`)

/** The same for many, always in the same order, so that nobody waits for somebody who waits for them. */
export const holdTargetables = (db: Db, ids: readonly string[]): Promise<number> =>
  db.run(sql`
    select from targetables where company_id = ${db.scope.companyId} and id = any (${ids}::uuid[])
    order by id for no key update`)

export const lockTargetable = async (
  db: Db,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  await holdTargetable(db, id)
  return openTargetable(db, actor, kind, id)
}

const permissionsWhere = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
  isOfKind: Sql,
): Promise<TargetablePermissions | undefined> => {
  const standing = await db.row<Standing>(sql`
    select ${standingColumns(actor.employee.id)} from targetables p
    where p.company_id = ${actor.company.id} and p.id = ${idOrNone(id)} and ${isOfKind}`)
  const permissions = standing && permissionsIn(standing, actor)
  return permissions?.isVisible ? permissions : undefined
}

/**
 * What the actor may do in a targetable of this kind, without reading it; undefined when they may not see it, as nobody
 * may while the company has switched the kind's feature off.
 */
export const permissionsInKind = async (
  db: Db,
  actor: EmployeeActor,
  { kind, feature }: TargetableKind,
  id: string,
): Promise<TargetablePermissions | undefined> =>
  actor.company.features[feature] ? permissionsWhere(db, actor, id, sql`p.kind = ${kind}`) : undefined

/** The same for a targetable of any kind in use, for features that treat all kinds alike. */
export const permissionsInTargetable = (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<TargetablePermissions | undefined> =>
  permissionsWhere(db, actor, id, sql`p.kind = any (${kindsInUse(actor)}::text[])`)
