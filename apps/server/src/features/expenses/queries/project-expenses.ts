import type { projectExpenses } from '@praxis/contract/expenses/project-expenses'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import type { RequestState } from '@praxis/contract/requests/request-rules'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import { COUNT_LIMIT, pageOf } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { isVisibleClient, mayEditClient } from '../../clients/queries/client-access'
import { openProject } from '../../projects/queries/get-project'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { readsAreaOf } from '../../targetables/queries/reads-area'
import { type ExpenseRow, expenseOf, expenseRowsSql } from './expense-row'
import { loadExpenseGround } from './expense-settings'
import { spentOnProject, sumsOfExpenses } from './spent-on-project'

/** Submitted claims, as far as somebody may see them. */
export interface SpentGround {
  readonly name: string
  /** A condition on rows `s` of expenses, apart from their state. */
  readonly condition: Sql
  readonly seesMoney: boolean
}

export interface Listed {
  readonly state?: Exclude<RequestState, 'unsubmitted'> | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Projects and clients are closed with the feature they belong to, also for what was spent on them. */
const assertHasProjects = ({ company }: EmployeeActor): void => {
  if (!company.features.project) throw new Refusal('featureDisabled')
}

/** Whoever may read the time of a project may read what was spent on it. */
export const openProjectExpenses = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<SpentGround & { readonly currency: Currency }> => {
  assertHasProjects(actor)
  const { row, permissions } = await openProject(db, actor, id)
  if (!canRead(permissions.areas.timeSheetSubmissions)) throw new Refusal('invalidPermission')
  const { name, currency } = row
  return { name, currency, condition: sql`s.targetable_id = ${id}`, seesMoney: permissions.seesMoney }
}

interface ClientRow {
  readonly name: string
  readonly ownerId: string
  readonly projectIds: readonly string[]
  readonly readableIds: readonly string[]
}

/** Those who manage clients, and the client's owner, see all of its expenses; others those of projects they read. */
export const openClientExpenses = async (db: Db, actor: EmployeeActor, id: string): Promise<SpentGround> => {
  assertHasProjects(actor)
  const projects = (condition: Sql): Sql => sql`array(
    select p.id from targetables p where p.company_id = c.company_id and p.client_id = c.id and ${condition})`
  const client = await db.row<ClientRow>(sql`
    select c.name, c.owner_id as "ownerId", ${projects(rawSql('true'))} as "projectIds",
      ${projects(readsAreaOf(actor, 'timeSheetSubmissions'))} as "readableIds"
    from clients c where c.company_id = ${actor.company.id} and c.id = ${id} and ${isVisibleClient(actor, 'few')}`)
  if (!client) throw new Refusal('notFound')
  const ids = mayEditClient(actor, client.ownerId) ? client.projectIds : client.readableIds
  return { name: client.name, condition: sql`s.targetable_id = any (${ids}::uuid[])`, seesMoney: false }
}

export const isListed = ({ condition }: SpentGround, { state, from, to }: Listed): Sql =>
  joinSql(
    [
      condition,
      state ? sql`s.state = ${state}` : rawSql(`s.state <> 'unsubmitted'`),
      ...(from ? [sql`s.incurred_on >= ${from}`] : []),
      ...(to ? [sql`s.incurred_on <= ${to}`] : []),
    ],
    ' and ',
  )

interface Asked extends Listed {
  readonly page: number
  readonly per: number
}

const pageOfExpenses = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  ground: SpentGround,
  asked: Asked,
) => {
  const { page, per } = asked
  const all = sql`select s.* from expenses s where s.company_id = ${actor.company.id} and ${isListed(ground, asked)}`
  const [rows, company] = await Promise.all([
    db.rows<ExpenseRow & { readonly total: number }>(
      expenseRowsSql(db, actor, {
        rows: pageOf(sql`${all} order by s.incurred_on desc, s.id`, asked),
        columns: sql`, (select count(*) from (${all} ${COUNT_LIMIT}) as few) as total`,
      }),
    ),
    loadExpenseGround(db),
  ])
  return {
    items: rows.slice(0, per).map((row) => expenseOf(row, { actor, platform, ground: company })),
    metadata: { page, per, total: rows[0]?.total ?? 0, hasMore: rows.length > per },
  }
}

export const listProjectExpenses = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  asked: Asked,
): Promise<Sent<typeof projectExpenses.listProjectExpenses>> => {
  const ground = await openProjectExpenses(db, actor, id)
  const [page, spent] = await Promise.all([
    pageOfExpenses(db, platform, actor, ground, asked),
    spentOnProject(db, id, ground.seesMoney),
  ])
  if (!spent) throw new Refusal('notFound')
  return { ...page, spent }
}

export const listClientExpenses = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
  id: string,
  asked: Asked,
): Promise<Sent<typeof projectExpenses.listClientExpenses>> => {
  const ground = await openClientExpenses(db, actor, id)
  const [page, spent] = await Promise.all([
    pageOfExpenses(db, platform, actor, ground, asked),
    sumsOfExpenses(db, ground.condition),
  ])
  return { ...page, spent }
}
