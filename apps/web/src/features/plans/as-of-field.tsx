import { ActionIcon } from '@mantine/core'
import { addDays, type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { DateField } from '../../ui/dates/date-field'
import { icon } from '../../ui/icon'
import { Row, Text } from '../../ui/layout/box'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import classes from './plans.module.css'

interface AsOfFieldProps {
  readonly asOf: Day | undefined
  /** The first day that can be looked at; null while none was kept. */
  readonly keptSince: Day | null
}

/** The past day that is looked at, which the address says. */
export function AsOfField({ asOf, keptSince }: AsOfFieldProps) {
  const navigate = useNavigate()
  const today = useToday(useReadersTimeZone())
  if (keptSince === null || keptSince >= today) return null
  const show = (day: string | null) =>
    void navigate({
      to: '.',
      search: ({ asOf: _, ...others }: { asOf?: string }) => (day === null ? others : { ...others, asOf: day }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Row gap={1}>
      <Text tone="second" letters={13} oneLine>
        As of
      </Text>
      <div className={classes.day}>
        <DateField
          label="As of"
          hideLabel
          compact
          placeholder="Today"
          min={keptSince}
          max={addDays(today, -1)}
          today={today}
          value={asOf ?? null}
          error={asOf && asOf < keptSince ? `Kept since ${formatDay(keptSince)}` : undefined}
          onChange={show}
        />
      </div>
      {asOf && (
        <ActionIcon variant="subtle" aria-label="Back to today" title="Back to today" onClick={() => show(null)}>
          <IconX {...icon} />
        </ActionIcon>
      )}
    </Row>
  )
}
