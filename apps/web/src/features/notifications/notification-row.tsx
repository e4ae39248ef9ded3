import { VisuallyHidden } from '@mantine/core'
import type { Notification } from '@praxis/contract/people/notifications'
import { type Icon, IconBolt, IconCalendarDue, IconChecklist, IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { agoText } from '../../ui/dates/ago-text'
import { momentText } from '../../ui/dates/moment-text'
import { Grid, Stack, Text } from '../../ui/layout/box'
import { Face } from '../../ui/people/face'
import { linkOfPath } from './link-of-path'
import classes from './notification-panel.module.css'
import { useReadNotification } from './notifications.mutations'

const ICONS: Readonly<Record<Notification['icon'], Icon>> = {
  automation: IconBolt,
  due: IconCalendarDue,
  request: IconClipboardCheck,
  task: IconChecklist,
}

const DAY_MS = 24 * 3600 * 1000

/** '3 hours ago'; later the time of the day that the row stands under. */
const whenText = (at: string, now: Date): string =>
  now.getTime() - Date.parse(at) < DAY_MS ? agoText(at, now.getTime()) : momentText(at).slice(-5)

interface NotificationRowProps {
  readonly notification: Notification
  readonly now: Date
  readonly onOpen: () => void
}

export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { company } = useWorkspaceViewer()
  const { mutate: read } = useReadNotification()
  const { id, by, icon, title, text, path, createdAt, isRead } = notification
  const RowIcon = ICONS[icon]
  const open = () => {
    if (!isRead) read(id)
    onOpen()
  }
  return (
    <li>
      <Link
        {...linkOfPath(company.domain, path)}
        className={classes.row}
        activeProps={{}}
        data-choice
        data-unread={!isRead || undefined}
        onClick={open}
      >
        {by ? (
          <Face person={by} size="md" decorative />
        ) : (
          <Grid as="span" tone="second" className={classes.icon} aria-hidden>
            <RowIcon size={16} stroke={1.75} />
          </Grid>
        )}
        <Stack as="span" gap="hair" shrinks>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          <Text size={13} breaks className={classes.title}>
            {title}
          </Text>
          {text && (
            <Text tone="second" size={13} twoLines breaks>
              {text}
            </Text>
          )}
          <time className={classes.when} dateTime={createdAt} title={momentText(createdAt)}>
            {whenText(createdAt, now)}
          </time>
        </Stack>
        <span className={classes.dot} aria-hidden />
      </Link>
    </li>
  )
}
