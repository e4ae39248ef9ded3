import type { Planning, PlanningTarget } from '@praxis/contract/planning/planning-shapes'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefColumns, employeeBriefOf } from '../../employees/queries/employee-brief'

/** Shares are in hundredths of a percent. */
const WHOLE = 10_000

/** A project or opportunity that planning names. */
export interface NamedTarget
  extends Columns<'targetables', 'id' | 'name' | 'kind' | 'start_date' | 'end_date' | 'is_active'> {
  readonly clientName: string | null
  readonly clientLogoId: string | null
  /** In percent; null for projects. */
  readonly probability: number | null
  readonly revenue: number
  readonly cost: number
}

type NamedPerson = EmployeeBriefRow & Columns<'employees', 'is_available_in_client_resourcing'>

/** Everything that rows of planning name, by its id. */
export interface Named {
  readonly people: readonly NamedPerson[]
  readonly cards: readonly Columns<'rate_cards', 'id' | 'name'>[]
  readonly targets: ReadonlyMap<string, NamedTarget>
}

export interface IdsToName {
  readonly employeeIds: readonly string[]
  readonly rateCardIds: readonly string[]
  readonly targetableIds: readonly string[]
}

export const loadNamed = async (db: Db, ids: IdsToName): Promise<Named> => {
  const { companyId } = db.scope
  const [people, cards, targets] = await Promise.all([
    db.rows<NamedPerson>(sql`
      select ${employeeBriefColumns('e', 'u')}, e.is_available_in_client_resourcing as "isAvailableInClientResourcing"
      from employees e left join users u on u.id = e.user_id
      where e.company_id = ${companyId} and e.id = any (${ids.employeeIds}::uuid[])`),
    db.rows<Columns<'rate_cards', 'id' | 'name'>>(sql`
      select id, name from rate_cards where company_id = ${companyId} and id = any (${ids.rateCardIds}::uuid[])`),
    db.rows<NamedTarget>(sql`
      select p.id, p.name, p.kind, p.start_date as "startDate", p.end_date as "endDate", p.is_active as "isActive",
        c.name as "clientName", c.logo_image_id as "clientLogoId", o.probability,
        p.consultancy_revenue + p.expenses_revenue + p.other_revenue as revenue,
        p.consultancy_cost + p.expenses_cost + p.other_cost as cost
      from targetables p
      left join clients c on c.company_id = p.company_id and c.id = p.client_id
      left join opportunities o on o.company_id = p.company_id and o.id = p.id
      where p.company_id = ${companyId} and p.id = any (${ids.targetableIds}::uuid[])`),
  ])
  return { people, cards, targets: new Map(targets.map((target) => [target.id, target])) }
}

/** How much of soft time is expected: all of it on a project, on an opportunity as much as it is likely. */
export const softShareOn = ({ probability }: Pick<NamedTarget, 'probability'>): number =>
  probability === null ? WHOLE : probability * 100

const imageOf = ({ clientLogoId }: NamedTarget, files: FileStore): string | null =>
  clientLogoId === null ? null : files.publicUrl(clientLogoId)

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item) => [item.id, item]))

export const infosOf = (
  { people, cards, targets }: Named,
  files: FileStore,
): Pick<Planning, 'employeeInfos' | 'rateCardInfos' | 'projectInfos' | 'opportunityInfos'> => {
  const projects: Planning['projectInfos'][string][] = []
  const opportunities: Planning['opportunityInfos'][string][] = []
  for (const target of targets.values()) {
    const { id, name, clientName, isActive, probability } = target
    const imageURL = imageOf(target, files)
    if (probability === null)
      projects.push({ id, name, clientName, imageURL, isInternal: clientName === null, isActive })
    else
      opportunities.push({ id, name, clientName: clientName ?? '', imageURL, probability: probability / 100, isActive })
  }
  return {
    employeeInfos: byId(
      people.map((person) => ({
        ...employeeBriefOf(person, files),
        isAvailableInClientResourcing: person.isAvailableInClientResourcing,
      })),
    ),
    rateCardInfos: byId(cards),
    projectInfos: byId(projects),
    opportunityInfos: byId(opportunities),
  }
}

const analyticsOf = ({ revenue, cost }: NamedTarget) => ({
  budgetPlanTotalRevenue: revenue,
  budgetPlanTotalMargin: revenue === 0 ? 0 : (revenue - cost) / revenue,
  budgetPlanTotalMarginValue: revenue - cost,
})

/** What a row of planning by target says of it, besides what is booked. */
export const targetRowOf = (
  target: NamedTarget,
  files: FileStore,
  seesMoney: boolean,
): Omit<PlanningTarget, 'daily' | 'weekly' | 'monthly' | 'roles'> => {
  const isProject = target.probability === null
  return {
    id: target.id,
    name: target.name,
    clientName: target.clientName,
    imageURL: imageOf(target, files),
    startDate: target.startDate,
    endDate: target.endDate,
    projectID: isProject ? target.id : null,
    opportunityID: isProject ? null : target.id,
    ...(seesMoney && { [isProject ? 'projectAnalytics' : 'opportunityAnalytics']: analyticsOf(target) }),
  }
}
