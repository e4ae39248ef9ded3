import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { plans } from '@praxis/contract/plans/plans'
import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney, formatWholeMoney } from '@praxis/domain/money/money'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query'
import { Row, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { RolesCard } from '../../projects/roles-card'

const none = <Text tone="third">–</Text>

/** What the resource plan says of each role. */
function sumsByRole({ snapshot, sums }: ResourcePlan) {
  const byIndex = new Map(sums.roles.map((sum) => [sum.index, sum]))
  return new Map(snapshot.roles.map(({ roleID, index }) => [roleID, byIndex.get(index)]))
}

function columnsOf(opportunity: Opportunity, plan: ResourcePlan | undefined): Column<ProjectRole>[] {
  const sums = plan ? sumsByRole(plan) : new Map<string, undefined>()
  const { currency } = opportunity.details
  const time: Column<ProjectRole> = {
    id: 'time',
    header: 'Time',
    align: 'end',
    width: 92,
    cell: ({ id }) => {
      const seconds = sums.get(id)?.seconds
      return seconds ? formatDuration(seconds) : none
    },
  }
  const money: Column<ProjectRole>[] = [
    {
      id: 'charge',
      header: 'Charge',
      align: 'end',
      width: 92,
      desktopOnly: true,
      cell: ({ hourlyCharge }) => (hourlyCharge === undefined ? none : formatMoney(hourlyCharge, currency)),
    },
    {
      id: 'revenue',
      header: 'Revenue',
      align: 'end',
      width: 104,
      desktopOnly: true,
      cell: ({ id }) => {
        const revenue = sums.get(id)?.revenue
        return revenue === undefined ? none : formatWholeMoney(revenue, currency)
      },
    },
  ]
  const fits: Column<ProjectRole> = {
    id: 'fits',
    header: 'Fits',
    desktopOnly: true,
    cell: ({ id }) => {
      const left = sums.get(id)?.secondsNotCarried
      if (!left) return none
      return (
        <Row as="span" inline gap={1} tone="warning" oneLine>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          {formatDuration(left)} not carried
        </Row>
      )
    },
  }
  return [time, ...(opportunity.consultancyBudget ? money : []), fits]
}

/** The roles of an opportunity: who would do the work, and how much of it. */
export function WhoWouldDoItCard({ opportunity }: { opportunity: Opportunity }) {
  const { id, can, details, consultancyBudget, permissions } = opportunity
  const { data: plan } = useQuery({
    ...query(plans.getOpportunityResourcePlan, { params: { id } }),
    enabled: permissions.resourcePlan !== 'noAccess',
  })
  return (
    <RolesCard
      of={{ kind: 'opportunity', id }}
      can={can}
      currency={details.currency}
      showsRates={consultancyBudget !== undefined}
      title="Who would do it"
      note={can.editRoles ? 'roles and their planned time' : 'read-only'}
      columns={columnsOf(opportunity, plan)}
    />
  )
}
