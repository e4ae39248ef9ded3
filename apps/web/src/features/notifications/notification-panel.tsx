import { ActionIcon, Button } from '@mantine/core'
import { IconBell, IconSettings } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { useNow } from '../../ui/dates/use-now'
import { showError } from '../../ui/feedback/snackbar'
import { Box, Row } from '../../ui/layout/box'
import { InfiniteFoot } from '../../ui/lists/infinite-foot'
import { EmptyState, ErrorState } from '../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './notification-panel.module.css'
import { NotificationRow } from './notification-row'
import { useReadAllNotifications } from './notifications.mutations'
import { notificationsQuery } from './notifications.queries'
import { notificationsByDay } from './notifications-by-day'

const MINUTE_MS = 60_000

/** The reader's notifications, day by day; opening one leads to what it is about. */
export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { company } = useWorkspaceViewer()
  const { data } = useInfiniteQuery(notificationsQuery)
  const { mutate: readAll } = useReadAllNotifications()
  const newest = data?.pages[0]?.items[0]
  const hasUnread = (data?.pages[0]?.unreadCount ?? 0) > 0
  return (
    <>
      <Row className={classes.actions} gap={1} justify="end" rigid>
        <Button
          size="xs"
          variant="subtle"
          disabled={!hasUnread || !newest}
          onClick={() => newest && readAll(newest.createdAt, { onError: (error) => showError(error.message) })}
        >
          Mark all as read
        </Button>
        <ActionIcon
          aria-label="Notification settings"
          onClick={onClose}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/employments/$companyDomain/notifications"
              params={{ companyDomain: company.domain }}
            />
          )}
        >
          <IconSettings size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Row>
      <div className={classes.list}>
        <Listed onClose={onClose} />
      </div>
    </>
  )
}

function Listed({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(notificationsQuery)
  const now = useNow(MINUTE_MS)
  const { data, error, hasNextPage } = query
  if (!data) {
    if (error) return <ErrorState text={error.message} onRetry={() => void query.refetch()} />
    return <Waiting />
  }
  // A notification that came in meanwhile has moved the others on by a place, so one may be on two pages.
  const items = [...new Map(data.pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()]
  if (items.length === 0 && !hasNextPage)
    return <EmptyState text="You’re all caught up" icon={<IconBell size={20} stroke={1.75} />} />
  return (
    <>
      {notificationsByDay(items, now).map((day) => (
        <section key={day.heading} aria-label={day.heading}>
          <Box as="h3" className={classes.day} tone="third" size={12} weight="medium">
            {day.heading}
          </Box>
          <ul>
            {day.items.map((item) => (
              <NotificationRow key={item.id} notification={item} now={now} onOpen={onClose} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <InfiniteFoot
          shown={items.length}
          hasMore
          isLoading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? (error?.message ?? null) : null}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

const Waiting = () => (
  <ul aria-busy aria-label="Loading">
    {placesOf(5).map((place) => (
      <Box key={place} as="li" style={{ padding: '14px var(--s4)' }}>
        <Skeleton shape="avatar" index={place} />
      </Box>
    ))}
  </ul>
)
