import { OpportunityAndProjectSettings } from '@praxis/contract/company/company-settings'
import type { ResourcePermission } from '@praxis/contract/projects/project-rules'
import { marksToTell, type ToldMark } from '@praxis/domain/plans/budget-marks'
import { canWrite, targetablePermissions } from '@praxis/domain/targetables/targetable-policy'
import type { Columns } from '../../../../platform/database/columns'
import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { type Members, memberColumns } from '../../../targetables/queries/members'
import { budgetMark } from '../budget-mark'
import type { ProjectGround } from '../queries/project-ground'

export const loadWantedMarks = async (db: Tx): Promise<readonly number[]> => {
  const row = await db.row<{ readonly settings: unknown }>(sql`
    select coalesce(settings -> 'opportunityAndProject', '{}') as settings from companies
    where company_id = ${db.scope.companyId}`)
  return OpportunityAndProjectSettings.parse(row?.settings ?? {}).budgetAlerts
}

interface MarkedProject extends Members, Columns<'targetables', 'id' | 'name' | { budget: 'consultancy_revenue' }> {
  readonly told: readonly ToldMark[]
}

const loadMarkedProjects = (db: Tx, ids: readonly string[]): Promise<MarkedProject[]> =>
  db.rows<MarkedProject>(sql`
    select p.id, p.name, p.consultancy_revenue as budget, ${memberColumns},
      array(select json_build_object('mark', a.mark, 'budget', a.budget) from budget_alerts a
            where a.company_id = p.company_id and a.targetable_id = p.id) as told
    from targetables p where p.company_id = ${db.scope.companyId} and p.id = any (${ids}::uuid[])`)

interface Person extends Columns<'employees', 'id' | { managesProjects: 'can_manage_projects' }> {
  readonly revenue: ResourcePermission
}

/** Those of the people who still work here, with what they may see in the whole company. */
const loadPeople = async (db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  const rows = await db.rows<Person>(sql`
    select e.id, e.can_manage_projects or e.user_id = d.owner_user_id as "managesProjects",
      case when e.user_id = d.owner_user_id then 'write' else e.revenue end as revenue
    from employees e join company_directory d on d.id = e.company_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${ids}::uuid[]) and e.is_active`)
  return new Map(rows.map((row) => [row.id, row]))
}

const membersOf = ({ leadId, withRole, letIn }: Members): string[] => [
  ...new Set([leadId, ...withRole, ...Object.keys(letIn)]),
]

/** The lead and the members who plan the budget and see its money. */
const plannersOf = (project: MarkedProject, people: ReadonlyMap<string, Person>): string[] =>
  membersOf(project).filter((id) => {
    const person = people.get(id)
    if (!person) return false
    const relation = { isLead: id === project.leadId, hasRole: project.withRole.includes(id) }
    const { areas, seesMoney } = targetablePermissions(
      { ...relation, ...person, granted: project.letIn[id] ?? null },
      { isActive: true, isPublic: false },
    )
    return seesMoney && canWrite(areas.budgetPlan)
  })

const noteTold = (db: Tx, id: string, marks: readonly number[], budget: number): Promise<number> =>
  db.run(sql`
    insert into budget_alerts (company_id, targetable_id, mark, budget, told_at)
    select ${db.scope.companyId}, ${id}, mark, ${budget}, ${db.now} from unnest(${marks}::smallint[]) as mark
    on conflict (company_id, targetable_id, mark) do update set budget = excluded.budget, told_at = excluded.told_at`)

/** Tells of the highest mark that a project has reached since it was last told; lower ones are behind it. */
export const tellBudgetMarks = async (
  db: Tx,
  grounds: readonly ProjectGround[],
  wanted: readonly number[],
): Promise<void> => {
  const used = new Map(
    grounds.map(({ project, logged }) => [project.id, logged.days.reduce((sum, { revenue }) => sum + revenue, 0)]),
  )
  const reached = (await loadMarkedProjects(db, [...used.keys()])).flatMap((project) => {
    const marks = marksToTell({ used: used.get(project.id) ?? 0, budget: project.budget }, wanted, project.told)
    const mark = marks.at(-1)
    return mark === undefined ? [] : [{ project, marks, mark }]
  })
  if (reached.length === 0) return
  const people = await loadPeople(db, [...new Set(reached.flatMap(({ project }) => membersOf(project)))])
  for (const { project, marks, mark } of reached) {
    await noteTold(db, project.id, marks, project.budget)
    db.notify(budgetMark, {
      to: plannersOf(project, people),
      key: `${project.id} ${mark} ${project.budget}`,
      recordId: project.id,
      payload: { project: project.name, mark },
    })
  }
}
