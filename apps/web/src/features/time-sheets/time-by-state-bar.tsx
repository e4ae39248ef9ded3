import { formatDuration } from '@praxis/domain/durations/duration'
import { leftToLog, type TimeByState } from '@praxis/domain/time/time-figures'
import type { CSSProperties } from 'react'
import { Box, Row, Text } from '../../ui/layout/box'
import classes from './time-by-state-bar.module.css'

const PARTS = [
  { part: 'approved', word: 'Approved', colour: 'var(--st-approved)' },
  { part: 'waitingForApproval', word: 'Waiting', colour: 'var(--st-waiting)' },
  { part: 'unsubmitted', word: 'Unsubmitted', colour: 'var(--st-unsubmitted)' },
  { part: 'running', word: 'Running', colour: 'var(--accent)' },
] as const

type PartStyle = CSSProperties & { '--part': string }

/** Time by state, against contracted time; the legend names every part there is. */
export function TimeByStateBar({ figures, contracted }: { figures: TimeByState; contracted: number }) {
  const whole = Math.max(contracted, figures.total, 1)
  const there = PARTS.filter(({ part }) => figures[part] > 0)
  const parts = there.map((each) => ({ ...each, time: formatDuration(figures[each.part]) }))
  const left = leftToLog(figures, contracted)
  const words = [
    ...parts.map(({ word, time }) => `${word} ${time}`),
    ...(left > 0 ? [`${formatDuration(left)} left`] : []),
  ]
  return (
    <>
      <Row
        gap="hair"
        align="stretch"
        className={classes.bar}
        role="img"
        aria-label={words.join(', ') || 'Nothing logged'}
      >
        {parts.map(({ part, colour }) => (
          <span
            key={part}
            className={classes.part}
            data-part={part}
            style={{ '--part': colour, width: `${(figures[part] / whole) * 100}%` } as PartStyle}
          />
        ))}
      </Row>
      {parts.length > 0 && (
        <Box as="ul" size={12} tone="second" className={classes.legend}>
          {parts.map(({ part, word, colour, time }) => (
            <Row as="li" oneLine key={part} style={{ '--part': colour } as PartStyle}>
              <i aria-hidden />
              {word}{' '}
              <Text as="b" tone="first" weight="medium" figures>
                {time}
              </Text>
            </Row>
          ))}
        </Box>
      )}
    </>
  )
}
