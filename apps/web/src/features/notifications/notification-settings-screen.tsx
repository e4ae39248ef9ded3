import { SegmentedControl, Switch } from '@mantine/core'
import type { NotificationSetting, NotificationWays } from '@praxis/contract/people/notifications'
import { useQuery } from '@tanstack/react-query'
import { showError } from '../../ui/feedback/snackbar'
import { Box, Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { ErrorState } from '../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './notification-settings.module.css'
import { useUpdateNotificationSetting } from './notifications.mutations'
import { notificationSettingsQuery } from './notifications.queries'

const MAIL_WAYS: { value: NotificationWays['mail']; label: string }[] = [
  { value: 'atOnce', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'never', label: 'Never' },
]

/** How the reader hears of each kind of notification, saved as soon as it is chosen. */
export function NotificationSettingsScreen() {
  const { data, error, refetch } = useQuery(notificationSettingsQuery)
  return (
    <>
      <PageHead title="Notifications" note="in this company" />
      <PageBody>
        <Stack gap={4} style={{ maxWidth: 800 }}>
          {!data && error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <Waiting />}
          {data &&
            sectionsOf(data).map(([title, settings]) => <Section key={title} title={title} settings={settings} />)}
          <Text as="p" tone="third" size={13}>
            Daily e-mails arrive at 8:00 in your time zone, with what you haven’t read by then. Invitations and e-mails
            about your account and its security, such as password links, are always sent.
          </Text>
        </Stack>
      </PageBody>
    </>
  )
}

const sectionsOf = (settings: readonly NotificationSetting[]): [string, NotificationSetting[]][] =>
  [...new Set(settings.map(({ section }) => section))].map((section) => [
    section,
    settings.filter((each) => each.section === section),
  ])

function Section({ title, settings }: { title: string; settings: readonly NotificationSetting[] }) {
  return (
    <Card title={title} flush>
      <Box letters={12} tone="third" weight="medium" className={classes.heads} aria-hidden>
        <span>In Praxis</span>
        <span>By e-mail</span>
      </Box>
      <ul>
        {settings.map((setting) => (
          <SettingRow key={setting.kind} setting={setting} />
        ))}
      </ul>
    </Card>
  )
}

function SettingRow({ setting }: { setting: NotificationSetting }) {
  const { mutate } = useUpdateNotificationSetting()
  const { label, description, inApp, mail } = setting
  const choose = (chosen: Partial<NotificationWays>) =>
    mutate({ ...setting, ...chosen }, { onError: (error) => showError(error.message) })
  return (
    <li className={classes.row}>
      <Stack className={classes.kind}>
        <Text weight="medium">{label}</Text>
        <Text tone="third" size={13}>
          {description}
        </Text>
      </Stack>
      <Row justify="between" style={{ minHeight: 32 }}>
        <Text letters={13} tone="second" className={classes.wayName} aria-hidden>
          In Praxis
        </Text>
        <Switch
          aria-label={`${label}: in Praxis`}
          checked={inApp}
          onChange={(event) => choose({ inApp: event.currentTarget.checked })}
        />
      </Row>
      <Row justify="between" style={{ minHeight: 32 }}>
        <Text letters={13} tone="second" className={classes.wayName} aria-hidden>
          By e-mail
        </Text>
        <SegmentedControl
          aria-label={`${label}: by e-mail`}
          value={mail}
          data={MAIL_WAYS}
          onChange={(mail) => choose({ mail })}
        />
      </Row>
    </li>
  )
}

const Waiting = () => (
  <Card title="Tasks" flush>
    <ul aria-busy aria-label="Loading">
      {placesOf(4).map((place) => (
        <li key={place} className={classes.row}>
          <Skeleton index={place} />
        </li>
      ))}
    </ul>
  </Card>
)
