import { ActionIcon, Button } from '@mantine/core'
import type { SubmissionSuggestion, SuggestionSourceName } from '@praxis/contract/time/time-sheets'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { Box, Row, Text } from '../../../ui/layout/box'
import { LoggedLogo } from '../../loggables/logged-logo'
import { titleOfLogged } from '../../loggables/submission-words'
import { weekdayName } from '../agenda/weekday-name'
import classes from './suggestions-bar.module.css'
import type { Suggestions } from './use-suggestions'

const MOST_SHOWN = 4

const SOURCE_WORDS: Record<SuggestionSourceName, string> = {
  timer: 'Stopped timer',
  calendarEvent: 'From your calendar',
  booking: 'Booked for you',
  recentWeeks: 'As in recent weeks',
}

const dayText = ({ day }: SubmissionSuggestion) => `${weekdayName(day).slice(0, 3)} ${formatDay(day).slice(0, 2)}`

/** Suggestions of time that was probably worked, each logged with one press, or all at once. */
export function SuggestionsBar({ suggestions }: { suggestions: Suggestions }) {
  const { items, accept, dismiss, isAccepting } = suggestions
  if (items.length === 0) return null
  const sum = items.reduce((seconds, { duration }) => seconds + duration, 0)
  const hidden = items.length - MOST_SHOWN
  return (
    <Row as="section" wrap className={classes.bar} aria-label="Suggestions">
      <Row as="h2" gap={2} letters={13} weight="semi" className={classes.title}>
        <span className={classes.mark} aria-hidden />
        Suggestions
      </Row>
      <Row as="ul" align="stretch" wrap shrinks className={classes.items}>
        {items.slice(0, MOST_SHOWN).map((item) => (
          <Row
            key={item.id}
            as="li"
            gap={2}
            shrinks
            size={13}
            className={classes.item}
            title={SOURCE_WORDS[item.source]}
          >
            <LoggedLogo of={item} size="xs" />
            <Text weight="medium" ellipsis className={classes.name}>
              {titleOfLogged(item)}
              {item.task && (
                <Text tone="third" weight="normal">
                  {' '}
                  {item.task.title}
                </Text>
              )}
            </Text>
            <Text tone="third" figures oneLine>
              {dayText(item)}, {formatDuration(item.duration)}
            </Text>
            <ActionIcon
              size="sm"
              disabled={isAccepting}
              aria-label={`Log ${formatDuration(item.duration)} of ${titleOfLogged(item)} on ${formatDay(item.day)}`}
              onClick={() => accept([item])}
            >
              <IconPlus size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Row>
        ))}
        {hidden > 0 && (
          <Box as="li" tone="third" letters={13} style={{ alignSelf: 'center' }}>
            and {hidden} more
          </Box>
        )}
      </Row>
      <Row as="span" gap={2} align="stretch" last>
        <Button variant="subtle" onClick={dismiss}>
          Dismiss
        </Button>
        <Button
          variant="default"
          loading={isAccepting}
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onClick={() => accept(items)}
        >
          Add {items.length === 1 ? '' : items.length === 2 ? 'both, ' : `all ${items.length}, `}
          {formatDuration(sum)}
        </Button>
      </Row>
    </Row>
  )
}
