import type { VisitorTimeTracker } from '@praxis/contract/portals/portal-figures'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration, hoursOfDuration } from '@praxis/domain/durations/duration'
import { SeriesChart } from '../../../ui/charts/series-chart'

const TIME = { id: 'time', word: 'Time', colour: 'var(--primary-text)' } as const

/** Charged time, added up week by week. */
export function TimeChart({ tracker: { seconds, periods } }: { tracker: VisitorTimeTracker }) {
  return (
    <SeriesChart
      label={`${formatDuration(seconds)} so far, by week`}
      slots={periods.map(({ startDate }) => formatDay(startDate).slice(0, 5))}
      lines={[
        {
          ...TIME,
          look: 'solid',
          hasArea: true,
          points: periods.map(({ cumulativeSeconds }, index) => ({
            x: index + 0.5,
            y: hoursOfDuration(cumulativeSeconds),
          })),
        },
      ]}
      format={(hours) => `${hours.toLocaleString('en-GB')}h`}
    />
  )
}
