import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { serverNow } from '../../api/server-clock'
import { CategoryMark } from '../../ui/chips/category-mark'
import { daysText } from '../../ui/dates/days-text'
import { Row, Text } from '../../ui/layout/box'
import { type Column, DataTable } from '../../ui/lists/data-table'
import type { ListStates } from '../../ui/lists/list-states'
import { useDayText } from '../reader/readers-time'
import { AbsenceActions } from './absence-actions'
import { AbsenceStateBadge } from './absence-state-badge'
import { costOf, nameOf, spanText, weekdaysText } from './absence-words'
import { useLeaveOpening } from './leave-context'
import { whatHappened } from './what-happened'

interface AbsenceTableProps extends ListStates {
  readonly label: string
  /** The heading over the days. */
  readonly heading: string
  /** Absent while they load for the first time. */
  readonly absences: readonly Absence[] | undefined
}

/** Absences: when, what they cost, why, what has become of them, and what can be done about it. */
export function AbsenceTable({ label, heading, absences, ...states }: AbsenceTableProps) {
  const { view } = useLeaveOpening()
  const dayText = useDayText()
  return (
    <DataTable
      {...states}
      label={label}
      rows={absences && [...absences]}
      rowKey={({ id }) => id}
      rowName={nameOf}
      columns={columnsOf(heading, dayText)}
      onOpen={view}
      skeletonRows={3}
    />
  )
}

const columnsOf = (heading: string, dayText: (moment: string) => string): Column<Absence>[] => [
  {
    id: 'when',
    header: heading,
    cell: (absence) => (
      <Text figures oneLine>
        {spanText(absence)} <Text tone="third">{weekdaysText(absence).split(',')[0]}</Text>
      </Text>
    ),
  },
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    cell: (absence) => (
      <Text {...(costOf(absence) > 0 ? { weight: 'semi' } : { tone: 'third' })} oneLine>
        {daysText(costOf(absence))}
      </Text>
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    skeleton: 'logo',
    cell: ({ reason }) => (
      <Row as="span" gap={2} shrinks>
        <CategoryMark category={reason} decorative />
        <Text shrinks ellipsis>
          {reason.name}
        </Text>
      </Row>
    ),
  },
  { id: 'state', header: 'State', cell: (absence) => <AbsenceStateBadge absence={absence} /> },
  {
    id: 'happened',
    header: 'What happened',
    cell: (absence) => (
      <Text tone="second" twoLines breaks>
        {whatHappened(absence, serverNow(), dayText)}
      </Text>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    hiddenHeader: true,
    align: 'end',
    cell: (absence) => <AbsenceActions absence={absence} />,
  },
]
