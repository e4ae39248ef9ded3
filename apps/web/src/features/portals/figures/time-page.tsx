import type { VisitorTimeTracker } from '@praxis/contract/portals/portal-figures'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { monthText } from '../../../ui/dates/month-text'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { PortalTable } from '../frame/portal-table'
import { monthlyTimeQuery, weeklyTimeQuery } from '../portals.queries'
import { TimeChart } from './time-chart'

const NOTHING = 'No approved time yet.'

/** Approved time, as it is charged, by week and by month. */
export default function TimePage() {
  const { reference } = usePortal()
  const weeks = useQuery(weeklyTimeQuery(reference))
  const months = useQuery(monthlyTimeQuery(reference))
  return (
    <>
      <Card title="Time by month" note="approved time, as it is charged" flush>
        <Answered asked={months}>
          {(tracker) =>
            tracker.periods.length > 0 ? (
              <Periods label="Time by month" unit="Month" tracker={tracker} nameOf={monthText} />
            ) : (
              <CardNote>{NOTHING}</CardNote>
            )
          }
        </Answered>
      </Card>
      <Card title="Time by week" note="weeks start on Monday" flush>
        <Answered asked={weeks} lines={8}>
          {(tracker) =>
            tracker.periods.length > 0 ? (
              <>
                <Box style={{ padding: '0 var(--s4) var(--s4)' }}>
                  <TimeChart tracker={tracker} />
                </Box>
                <Periods label="Time by week" unit="Week from" tracker={tracker} nameOf={formatDay} />
              </>
            ) : (
              <CardNote>{NOTHING}</CardNote>
            )
          }
        </Answered>
      </Card>
    </>
  )
}

interface PeriodsProps {
  readonly label: string
  readonly unit: string
  readonly tracker: VisitorTimeTracker
  readonly nameOf: (day: string) => string
}

function Periods({ label, unit, tracker: { seconds, periods }, nameOf }: PeriodsProps) {
  return (
    <PortalTable
      label={label}
      columns={[unit, 'Time', 'So far']}
      rows={periods.map((period) => ({
        id: period.startDate,
        cells: [
          nameOf(period.startDate),
          period.seconds > 0 ? formatDuration(period.seconds) : '–',
          formatDuration(period.cumulativeSeconds),
        ],
      }))}
      total={['Total', formatDuration(seconds), '']}
    />
  )
}
