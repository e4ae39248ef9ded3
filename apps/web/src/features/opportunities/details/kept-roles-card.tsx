import type { ResourcePlan, ResourcePlanRole } from '@praxis/contract/plans/resource-plan'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney, formatWholeMoney } from '@praxis/domain/money/money'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'

function columnsOf({ employees, sums, currency }: ResourcePlan): Column<ResourcePlanRole>[] {
  const sumOf = (index: number) => sums.roles.find((sum) => sum.index === index)
  const money: Column<ResourcePlanRole>[] = [
    {
      id: 'charge',
      header: 'Charge',
      align: 'end',
      width: 92,
      desktopOnly: true,
      cell: ({ hourlyCharge = 0 }) => formatMoney(hourlyCharge, currency),
    },
    {
      id: 'revenue',
      header: 'Revenue',
      align: 'end',
      width: 104,
      desktopOnly: true,
      cell: ({ index }) => formatWholeMoney(sumOf(index)?.revenue ?? 0, currency),
      total: formatWholeMoney(sums.revenue ?? 0, currency),
    },
  ]
  return [
    { id: 'name', header: 'Role', cell: ({ name }) => <span title={name}>{name}</span>, total: 'Total' },
    {
      id: 'employee',
      header: 'Person',
      cell: ({ employeeID }) => {
        const person = employees.find(({ id }) => id === employeeID)
        return (
          <Row as="span" gap={2} shrinks>
            {person ? <Face person={person} size="xs" decorative /> : <UnassignedAvatar size="xs" />}
            <Text ellipsis>{person?.displayName ?? 'Unassigned'}</Text>
          </Row>
        )
      },
    },
    {
      id: 'time',
      header: 'Time',
      align: 'end',
      width: 92,
      cell: ({ index }) => formatDuration(sumOf(index)?.seconds ?? 0),
      total: formatDuration(sums.seconds),
    },
    ...(sums.revenue === undefined ? [] : money),
  ]
}

/** Who was to do the work, as it was planned when the opportunity became a project. */
export function KeptRolesCard({ plan, keptOn }: { plan: ResourcePlan; keptOn: string }) {
  return (
    <Card title="Who would do it" note={`as planned on ${formatDay(keptOn)}; the roles are on the project now`} flush>
      <DataTable
        label="Who would do it"
        bare
        rows={plan.snapshot.roles}
        rowKey={({ index }) => String(index)}
        rowName={({ name }) => name}
        columns={columnsOf(plan)}
        empty={{ text: 'No roles were planned' }}
      />
    </Card>
  )
}
