import type { EmployeeListItem } from '@praxis/contract/people/employees'
import { formatDuration } from '@praxis/domain/durations/duration'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { Face } from '../../../ui/people/face'
import { EmployeeLink } from '../employee-link'
import classes from './employee-list.module.css'
import { EmployeeStateChip } from './employee-state-chip'
import { PendingActions } from './pending-actions'

const CONTRACT_TYPE = { permanent: 'Permanent', contractor: 'Contractor' }

function Name({ employee }: { employee: EmployeeListItem }) {
  const { id, displayName, details, invitation } = employee
  const address = details.contact.email
  return (
    <Row as="span" gap={3} shrinks>
      <Face person={employee} size="md" decorative />
      <Stack as="span" shrinks>
        <EmployeeLink id={id} className={classes.name}>
          {displayName}
        </EmployeeLink>
        {!invitation && address !== '' && (
          <Text size={12} tone="third" className={classes.second}>
            {address}
          </Text>
        )}
        {(invitation || !details.isActive) && (
          <span className={classes.onPhones}>
            <EmployeeStateChip isActive={details.isActive} invitation={invitation} />
          </span>
        )}
      </Stack>
    </Row>
  )
}

export const employeeColumns: Column<EmployeeListItem>[] = [
  { id: 'displayName', header: 'Name', sortable: true, skeleton: 'avatar', cell: (item) => <Name employee={item} /> },
  {
    id: 'jobTitle',
    header: 'Job title',
    sortable: true,
    desktopOnly: true,
    cell: (item) => <span className={classes.short}>{item.details.jobTitle}</span>,
  },
  {
    id: 'lineManager',
    header: 'Line manager',
    desktopOnly: true,
    cell: (item) => item.lineManager?.displayName ?? <Text tone="third">–</Text>,
  },
  {
    id: 'contractType',
    header: 'Contract',
    width: 120,
    desktopOnly: true,
    cell: (item) => (item.contractType ? CONTRACT_TYPE[item.contractType] : <Text tone="third">–</Text>),
  },
  {
    id: 'contractedWeek',
    header: 'Contracted',
    align: 'end',
    width: 100,
    desktopOnly: true,
    cell: (item) => (item.contractedWeek === null ? <Text tone="third">–</Text> : formatDuration(item.contractedWeek)),
  },
  {
    id: 'state',
    header: 'State',
    width: 150,
    desktopOnly: true,
    cell: (item) => <EmployeeStateChip isActive={item.details.isActive} invitation={item.invitation} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    hiddenHeader: true,
    width: 48,
    align: 'end',
    cell: ({ id, invitation }) => invitation && <PendingActions invited={{ id, invitation }} />,
  },
]
