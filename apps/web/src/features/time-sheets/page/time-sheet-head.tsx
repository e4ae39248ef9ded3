import { SegmentedControl } from '@mantine/core'
import type { Day } from '@praxis/domain/calendar/day'
import { IconCalendar, IconList, IconTable } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box, Row } from '../../../ui/layout/box'
import { type TimeSheetDisplay, timeSheetDisplays } from '../time-sheet-search'
import classes from './time-sheet-head.module.css'
import { WeekNavigation } from './week-navigation'

interface TimeSheetHeadProps {
  readonly from: Day
  readonly today: Day
  readonly onWeek: (from: Day) => void
  readonly display: TimeSheetDisplay
  readonly onDisplay: (display: TimeSheetDisplay) => void
  readonly actions?: ReactNode
}

const DISPLAYS = {
  agenda: { label: 'Agenda', icon: IconList },
  calendar: { label: 'Calendar', icon: IconCalendar },
  grid: { label: 'Week grid', icon: IconTable },
} as const

/** The title, the shown week and the choice of its display. */
export function TimeSheetHead({ from, today, onWeek, display, onDisplay, actions }: TimeSheetHeadProps) {
  return (
    <Row as="header" className={classes.head} gap={2} wrap rigid>
      <title>Time Sheet submissions · Praxis</title>
      <Box as="h1" heading={20} className={classes.title}>
        <span>Time Sheet submissions</span>
        <span>Time sheet</span>
      </Box>
      <WeekNavigation from={from} today={today} onWeek={onWeek} />
      <Row gap={2} className={classes.switch}>
        {actions}
        <SegmentedControl
          aria-label="Display"
          value={display}
          data={timeSheetDisplays.map((value) => {
            const { label, icon: Icon } = DISPLAYS[value]
            return {
              value,
              label: (
                <Row as="span" className={classes.choice} gap="6px" inline justify="center">
                  <Icon size={16} stroke={1.75} aria-hidden />
                  {label}
                </Row>
              ),
            }
          })}
          onChange={(next) => {
            const chosen = timeSheetDisplays.find((value) => value === next)
            if (chosen) onDisplay(chosen)
          }}
        />
      </Row>
    </Row>
  )
}
