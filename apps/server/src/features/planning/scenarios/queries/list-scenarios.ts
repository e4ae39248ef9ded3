import type { ScenarioAccess, ScenarioState } from '@praxis/contract/planning/planning-rules'
import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Columns } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { type Sql, sql } from '../../../../platform/database/sql'
import type { FileStore } from '../../../../platform/files/file-store'
import { Refusal } from '../../../../platform/refusal'
import { scenarioCan, scenarioStanding } from '../../../bookings/queries/open-scenario'
import { type EmployeeBriefRow, employeeBriefJson, employeeBriefOf } from '../../../employees/queries/employee-brief'

interface Row
  extends Columns<'planning_scenarios', 'id' | 'name' | 'owner_id' | 'created_at' | 'closed_at' | 'version'> {
  readonly state: ScenarioState
  readonly isOwnerActive: boolean
  readonly access: ScenarioAccess | null
  readonly owner: EmployeeBriefRow
  readonly closedBy: EmployeeBriefRow | null
  readonly members: readonly { readonly employee: EmployeeBriefRow; readonly access: ScenarioAccess }[]
  readonly changeCount: number
}

/** What was merged is counted only of what was merged whole. */
const changeCount: Sql = sql`(
  select count(*)::integer from planning_scenario_changes c
  where c.company_id = s.company_id and c.scenario_id = s.id
    and (c.merged_in is null or s.state = 'merged')) as "changeCount"`

const members: Sql = sql`coalesce((
  select json_agg(json_build_object('access', m.access, 'employee', ${employeeBriefJson('e', 'u')}) order by e.sort_name, e.id)
  from planning_scenario_members m
  join employees e on e.company_id = m.company_id and e.id = m.employee_id
  left join users u on u.id = e.user_id
  where m.company_id = s.company_id and m.scenario_id = s.id), '[]') as members`

/** Of ids `i.id`: those that the actor owns or is let in on. */
const own = ({ company, employee }: EmployeeActor): Sql => sql`
  select id from planning_scenarios where company_id = ${company.id} and owner_id = ${employee.id}
  union select scenario_id from planning_scenario_members where company_id = ${company.id} and employee_id = ${employee.id}`

const scenariosWhere = (db: Db, actor: EmployeeActor, condition: Sql): Promise<Row[]> =>
  db.rows<Row>(sql`
    select s.id, s.name, s.owner_id as "ownerId", s.state, s.created_at as "createdAt", s.closed_at as "closedAt", s.version,
      ${scenarioStanding(actor.employee.id)}, ${employeeBriefJson('o', 'ou')} as owner,
      case when x.id is not null then ${employeeBriefJson('x', 'xu')} end as "closedBy", ${members}, ${changeCount}
    from planning_scenarios s
    join employees o on o.company_id = s.company_id and o.id = s.owner_id
    left join users ou on ou.id = o.user_id
    left join employees x on x.company_id = s.company_id and x.id = s.closed_by
    left join users xu on xu.id = x.user_id
    where s.company_id = ${actor.company.id} and s.id = any (array(${own(actor)})) and ${condition}
    order by s.created_at desc, s.id`)

const scenarioOf = (row: Row, files: FileStore, actor: EmployeeActor): PlanningScenario => {
  const { id, name, state, createdAt, closedAt, version } = row
  return {
    id,
    name,
    owner: employeeBriefOf(row.owner, files),
    members: row.members.map(({ employee, access }) => ({ employee: employeeBriefOf(employee, files), access })),
    state,
    createdAt,
    closedAt,
    closedBy: row.closedBy && employeeBriefOf(row.closedBy, files),
    changeCount: row.changeCount,
    version,
    can: scenarioCan(row, actor),
  }
}

export const listPlanningScenarios = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  state: ScenarioState | undefined,
): Promise<PlanningScenario[]> => {
  const isAsked = state === undefined ? sql`true` : sql`s.state = ${state}`
  return (await scenariosWhere(db, actor, isAsked)).map((row) => scenarioOf(row, files, actor))
}

export const getPlanningScenario = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  id: string,
): Promise<PlanningScenario> => {
  const [row] = await scenariosWhere(db, actor, sql`s.id = ${id}`)
  if (!row) throw new Refusal('notFound')
  return scenarioOf(row, files, actor)
}
