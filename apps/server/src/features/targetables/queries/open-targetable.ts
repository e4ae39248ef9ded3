import type { Currency } from '@praxis/contract/values'
import type { ProjectAbilities } from '@praxis/domain/projects/project-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { idOrNone } from '../../../platform/database/id-or-none'
import { type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import { abilitiesIn, type Standing, standingColumns } from './standing'
import { kindsInUse, type TargetableKind } from './targetable-kinds'

interface TargetableRow extends Standing {
  readonly id: string
  readonly name: string
  readonly currency: Currency
}

/** A targetable that the actor may see, with what they may do there. */
export interface OpenTargetable {
  readonly kind: TargetableKind
  readonly row: TargetableRow
  readonly abilities: ProjectAbilities
}

export const openTargetable = async (
  db: Db,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  const row = await db.row<TargetableRow>(sql`
    select p.id, p.name, p.currency, ${standingColumns(actor.employee.id)} from targetables p
    where p.company_id = ${actor.company.id} and p.id = ${id} and p.kind = ${kind.kind}`)
  if (!row) throw new Refusal('notFound')
  const abilities = abilitiesIn(row, actor)
  if (!abilities.isVisible) throw new Refusal('notFound')
  return { kind, row, abilities }
}

/** So that nobody changes it until the transaction ends; what is read afterwards is as the last change left it. */
export const holdTargetable = (db: Db, id: string): Promise<number> =>
  db.run(sql`select from targetables where company_id = ${db.scope.companyId} and id = ${id} for no key update`)

export const lockTargetable = async (
  db: Db,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  await holdTargetable(db, id)
  return openTargetable(db, actor, kind, id)
}

const abilitiesWhere = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
  isOfKind: Sql,
): Promise<ProjectAbilities | undefined> => {
  const standing = await db.row<Standing>(sql`
    select ${standingColumns(actor.employee.id)} from targetables p
    where p.company_id = ${actor.company.id} and p.id = ${idOrNone(id)} and ${isOfKind}`)
  const abilities = standing && abilitiesIn(standing, actor)
  return abilities?.isVisible ? abilities : undefined
}

/** What the actor may do there, without the targetable; nothing when they may not see it. */
export const abilitiesInKind = (
  db: Db,
  actor: EmployeeActor,
  { kind }: TargetableKind,
  id: string,
): Promise<ProjectAbilities | undefined> => abilitiesWhere(db, actor, id, sql`p.kind = ${kind}`)

/** The same, whatever kind of those in use it is: for what stands on all of them alike. */
export const abilitiesInTargetable = (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<ProjectAbilities | undefined> =>
  abilitiesWhere(db, actor, id, sql`p.kind = any (${kindsInUse(actor)}::text[])`)
