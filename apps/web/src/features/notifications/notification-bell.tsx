import { ActionIcon, Popover } from '@mantine/core'
import { MOST_UNREAD_COUNTED } from '@praxis/contract/people/notifications'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { late } from '../../ui/late/late'
import { Text } from '../../ui/layout/box'
import { moveFocus } from '../../ui/lists/move-focus'
import classes from './notification-bell.module.css'
import { notificationsQuery } from './notifications.queries'

const NotificationPanel = late(() => import('./notification-panel'))

/** The panel's width: on a phone that of the screen, but for its edges. */
const WIDTH = 'min(400px, 100vw - 16px)'

const labelOf = (unread: string): string => (unread === '0' ? 'Notifications' : `Notifications, ${unread} unread`)

/** The bell in the top bar, with the number of unread notifications, and the panel it opens. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useInfiniteQuery(notificationsQuery)
  const count = data?.pages[0]?.unreadCount ?? 0
  const unread = count >= MOST_UNREAD_COUNTED ? `${MOST_UNREAD_COUNTED - 1}+` : `${count}`
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={WIDTH} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          size="lg"
          aria-label={labelOf(unread)}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={NotificationPanel.fetchAhead}
          onFocus={NotificationPanel.fetchAhead}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
          {count > 0 && (
            <Text weight="semi" figures text="center" className={classes.count} aria-hidden>
              {unread}
            </Text>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Notifications" onKeyDown={moveFocus}>
        {/* The keyboard begins at the title, also while the list below is fetched. */}
        <h2 className={classes.title} tabIndex={-1} data-autofocus>
          Notifications
        </h2>
        <Suspense>
          <NotificationPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
