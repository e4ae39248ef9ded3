import { UnstyledButton } from '@mantine/core'
import { Row, Text } from '../../../../ui/layout/box'
import { Face } from '../../../../ui/people/face'
import { timesOfUse, wordsOfUse } from '../booking-words'
import type { PlacedUse, UseLook } from './placed-uses'
import { percentPlace } from './timeline-window'
import classes from './use-bar.module.css'

/** What bars whose looks do not say all say behind the name. */
const MORE: Readonly<Partial<Record<UseLook, string>>> = { waiting: 'waiting', person: 'assigned', overdue: 'overdue' }

interface UseBarProps {
  readonly placed: PlacedUse
  readonly asset: string
  readonly timeZone: string
  readonly isOpen?: boolean
  /** Absent where there is nothing to open. */
  readonly onOpen?: () => void
}

/** A time in which an asset is somebody’s. */
export function UseBar({ placed: { use, look, place }, asset, timeZone, isOpen = false, onOpen }: UseBarProps) {
  const { displayName } = use.employee
  const label = `${asset}: ${displayName}, ${timesOfUse(use, timeZone)}, ${wordsOfUse(use)}`
  const content = (
    <Row as="span" gap="6px" shrinks className={classes.content} aria-hidden>
      <span className={classes.face}>
        <Face person={use.employee} size="xs" decorative />
      </span>
      <Text shrinks ellipsis className={classes.words}>
        {displayName}
        {MORE[look] && `, ${MORE[look]}`}
      </Text>
    </Row>
  )
  const looks = {
    className: classes.bar,
    style: percentPlace(place),
    'data-look': look,
    'data-open': isOpen || undefined,
    title: label,
  }
  if (!onOpen)
    return (
      <span {...looks} role="img" aria-label={label}>
        {content}
      </span>
    )
  return (
    <UnstyledButton {...looks} data-use={use.id} tabIndex={-1} aria-label={label} onClick={onOpen}>
      {content}
    </UnstyledButton>
  )
}
