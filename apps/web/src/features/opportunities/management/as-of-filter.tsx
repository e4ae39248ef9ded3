import { Skeleton } from '@mantine/core'
import { addDays, formatDay } from '@praxis/domain/calendar/day'
import { Suspense } from 'react'
import { late } from '../../../ui/late/late'
import { Box } from '../../../ui/layout/box'
import { FilterChip } from '../../../ui/lists/filter-bar'

const DayCalendar = late(() => import('../../../ui/dates/day-calendar').then((part) => ({ default: part.DayCalendar })))

interface AsOfFilterProps {
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
  readonly today: string
  /** The first day that was kept. */
  readonly keptSince: string | null | undefined
}

/** Looks at the pipeline as it was on a past day. */
export function AsOfFilter({ value, onChange, today, keptSince }: AsOfFilterProps) {
  if (!keptSince || keptSince >= today) return null
  return (
    <FilterChip label="As of" value={value && formatDay(value)} onClear={() => onChange(undefined)}>
      {(close) => (
        <Box style={{ padding: 8 }}>
          <Suspense fallback={<Skeleton height={264} width={264} />}>
            <DayCalendar
              value={value ?? null}
              today={today}
              min={keptSince}
              max={addDays(today, -1)}
              onChange={(day) => {
                onChange(day)
                close()
              }}
            />
          </Suspense>
        </Box>
      )}
    </FilterChip>
  )
}
