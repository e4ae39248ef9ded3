import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney, formatWholeMoney } from '@praxis/domain/money/money'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Row, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { RolesCard } from '../../projects/roles-card'
import { resourcePlanOfOpportunityQuery } from '../opportunities.queries'
import { PLANNING } from '../opportunity-tabs'
import { KeptRolesCard } from './kept-roles-card'

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
    cell: ({ id, employee }) => {
      const sum = sums.get(id)
      if (!sum || sum.seconds + sum.secondsNotCarried === 0) return none
      return (
        <Fits
          opportunityID={opportunity.id}
          roleID={id}
          hasPerson={employee !== null}
          secondsLeft={sum.secondsNotCarried}
        />
      )
    },
  }
  // Whoever may not read the plan sees who is named, and no columns of nothing.
  if (opportunity.permissions.resourcePlan === 'noAccess') return []
  return [time, ...(opportunity.consultancyBudget ? money : []), fits]
}

interface FitsProps {
  readonly opportunityID: string
  readonly roleID: string
  readonly hasPerson: boolean
  /** What is booked on days on which the person does not work. */
  readonly secondsLeft: number
}

/** Whether the booked time falls on days that the person works. */
function Fits({ opportunityID, roleID, hasPerson, secondsLeft }: FitsProps) {
  const { company } = useWorkspaceViewer()
  if (!hasPerson)
    return (
      <Link to={PLANNING.to} params={{ companyDomain: company.domain, opportunityID }} search={{ role: roleID }}>
        Find a person
      </Link>
    )
  const [Mark, tone, text] =
    secondsLeft > 0
      ? ([IconAlertTriangle, 'warning', `${formatDuration(secondsLeft)} on days off`] as const)
      : ([IconCheck, 'success', 'On working days'] as const)
  return (
    <Row as="span" inline gap={1} tone={tone} oneLine>
      <Mark size={14} stroke={1.75} aria-hidden />
      {text}
    </Row>
  )
}

/** The roles of an opportunity: who would do the work, and how much of it. */
export function WhoWouldDoItCard({ opportunity }: { opportunity: Opportunity }) {
  const { id, can, details, consultancyBudget } = opportunity
  const { data: plan } = useQuery(resourcePlanOfOpportunityQuery(opportunity))
  if (plan?.keptOn) return <KeptRolesCard plan={plan} keptOn={plan.keptOn} />
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
