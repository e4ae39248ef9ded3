import { Button } from '@mantine/core'
import type { PortalEvent } from '@praxis/contract/portals/project-portals'
import { formatDay } from '@praxis/domain/calendar/day'
import { visitorName } from '@praxis/domain/portals/visitor-names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { momentText } from '../../ui/dates/moment-text'
import { Row, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardFoot, CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { eventText } from './event-words'
import classes from './portals.module.css'
import { type PortalIds, portalEventsQuery } from './project-portals.queries'

/** Who came to a portal, who was not let in, and what visitors did there. */
export function LatestCard({ ids }: { ids: PortalIds }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    portalEventsQuery(ids),
  )
  const events = data?.pages.flatMap(({ items }) => items)
  return (
    <Card title="Latest" flush>
      {error && !events && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !events && (
        <CardNote>
          <Skeletons count={3} />
        </CardNote>
      )}
      {events?.length === 0 && <CardNote>Nobody has come yet.</CardNote>}
      {events && events.length > 0 && (
        <ul aria-label="Latest in this portal" className={classes.events}>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <CardFoot>
          <Button variant="subtle" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Earlier
          </Button>
        </CardFoot>
      )}
    </Card>
  )
}

function Event({ event }: { event: PortalEvent }) {
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const moment = momentText(event.at, timeZone)
  const [day, time] = moment.split(' ')
  return (
    <Row as="li" gap={3} align="baseline" justify="between" className={classes.event}>
      <Text shrinks breaks size={13} tone={event.kind === 'refused' ? 'warning' : 'second'} title={event.email}>
        <Text weight="medium" tone="first">
          {visitorName(event.email)}@
        </Text>{' '}
        {eventText(event)}
      </Text>
      <Text rigid size={12} tone="third" figures title={moment}>
        {day === formatDay(today) ? time : day}
      </Text>
    </Row>
  )
}
