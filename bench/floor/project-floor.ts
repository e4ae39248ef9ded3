import { projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { clientOf, type FloorCall, type PersonRow, personColumns, personOf } from './floor-call'

const PER = 25

interface ProjectRow {
  readonly id: string
  readonly name: string
  readonly clientId: string | null
  readonly client: string
  readonly clientLogo: string | null
  readonly isClientActive: boolean
  readonly isActive: boolean
  readonly isStrategic: boolean
  readonly currency: string
  readonly chargingMechanism: string | null
  readonly startDate: string | null
  readonly endDate: string | null
  readonly tags: string[]
  readonly createdAt: string
  readonly updatedAt: string
  readonly completedAt: string | null
  readonly budgets: readonly [number, number, number, number, number, number]
  readonly leadId: string
  readonly leadFirstName: string
  readonly leadLastName: string
  readonly leadJobTitle: string
  readonly leadIsActive: boolean
  readonly leadImageId: string | null
  readonly teamCount: number
  readonly logged: number
  readonly revenue: number
  readonly cost: number
}

const leadOf = (row: ProjectRow): PersonRow => ({
  ...{ id: row.leadId, firstName: row.leadFirstName, lastName: row.leadLastName },
  ...{ jobTitle: row.leadJobTitle, isActive: row.leadIsActive, imageId: row.leadImageId },
})

const projectOf = (row: ProjectRow) => {
  const [consultancyRevenue, consultancyCost, expensesRevenue, expensesCost, otherRevenue, otherCost] = row.budgets
  return {
    id: row.id,
    client: clientOf(row.clientId, row.client, row.clientLogo, row.isClientActive),
    isInternal: row.clientId === null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    completedAt: row.completedAt,
    name: row.name,
    isActive: row.isActive,
    currency: row.currency,
    isStrategic: row.isStrategic,
    lead: personOf(leadOf(row)),
    chargingMechanism: row.chargingMechanism,
    startDate: row.startDate,
    endDate: row.endDate,
    tags: row.tags,
    teamCount: row.teamCount,
    figures: projectFiguresOf({
      consultancyBudget: { revenue: consultancyRevenue, cost: consultancyCost },
      expensesBudget: { revenue: expensesRevenue, cost: expensesCost },
      otherBudget: { revenue: otherRevenue, cost: otherCost },
    }),
    actuals: { revenue: row.revenue, cost: row.cost },
    loggedTime: row.logged,
  }
}

const pageOf = (body: string): number => (JSON.parse(body) as { page: number }).page

export const projectsWithClients: FloorCall = {
  statements: ({ body, companyId }) => [
    {
      name: 'projects',
      text: `select p.id, p.name, p.client_id as "clientId", c.name as client, c.logo_image_id as "clientLogo",
          c.is_active as "isClientActive", p.is_active as "isActive", p.is_strategic as "isStrategic", p.currency,
          p.charging_mechanism as "chargingMechanism", p.start_date as "startDate", p.end_date as "endDate", p.tags,
          p.created_at as "createdAt", p.updated_at as "updatedAt", p.ended_at as "completedAt",
          json_build_array(p.consultancy_revenue, p.consultancy_cost, p.expenses_revenue, p.expenses_cost, p.other_revenue,
            p.other_cost) as budgets, ${personColumns('lead', 'e', 'u')}, m.number as "teamCount", f.*
        from (
          select * from targetables where company_id = $1 and kind = 'project' and is_active
          order by sort_name, id limit ${PER + 1} offset $2
        ) p
        join employees e on e.company_id = p.company_id and e.id = p.lead_id
        join users u on u.id = e.user_id
        left join clients c on c.company_id = p.company_id and c.id = p.client_id
        cross join lateral (
          select count(*)::integer as number from targetable_members m where m.company_id = p.company_id and m.targetable_id = p.id
        ) m
        cross join lateral (
          select coalesce(sum(unsubmitted + waiting + approved), 0)::bigint as logged,
            coalesce(sum(revenue), 0)::bigint as revenue, coalesce(sum(cost), 0)::bigint as cost
          from time_figures f where f.company_id = p.company_id and f.targetable_id = p.id
        ) f
        order by p.sort_name, p.id`,
      values: [companyId, PER * (pageOf(body) - 1)],
    },
    {
      name: 'how many projects',
      text: `select sum(number)::integer as total from row_counts where company_id = $1 and entity = 'project' and is_active`,
      values: [companyId],
    },
  ],
  unfold: ([rows = [], counted = []], { body }) => {
    const [count] = counted as readonly { total: number }[]
    return {
      items: rows.slice(0, PER).map(projectOf),
      metadata: { page: pageOf(body), per: PER, total: count?.total, hasMore: rows.length > PER },
    }
  },
}
