import { Button } from '@mantine/core'
import type { Session } from '@praxis/contract/people/users'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { momentText } from '../../../ui/dates/moment-text'
import { attempt } from '../../../ui/feedback/attempt'
import { showError } from '../../../ui/feedback/snackbar'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { sessionsQuery } from '../accounts.queries'
import { useEndOtherSessions, useEndSession } from '../own-account.mutations'
import classes from './account-cards.module.css'
import { deviceText } from './device-text'

export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const sessions = data?.items
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Card title="Sessions" actions={hasOthers && <EndOthers />} flush>
      {error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <ul className={classes.sessions} aria-label="Sessions" aria-busy={!sessions}>
          {sessions
            ? sessions.map((session) => <SessionRow key={session.id} session={session} />)
            : placesOf(2).map((place) => (
                <li key={place} aria-hidden>
                  <Skeleton shape="avatar" index={place} />
                </li>
              ))}
        </ul>
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { mutate: end, isPending } = useEndSession()
  const device = deviceText(session.userAgent)
  const Icon = /iPhone|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li>
      <Icon size={20} stroke={1.75} aria-hidden />
      <Stack as="span" grow shrinks tone="third" size={12} figures>
        <Text as="b" tone="first" size={13} weight="medium" ellipsis>
          {device}
        </Text>
        <span>
          {session.address} · {session.isCurrent ? 'since' : 'last used'}{' '}
          {momentText(session.isCurrent ? session.createdAt : session.lastUsedAt)}
        </span>
      </Stack>
      {session.isCurrent ? (
        <Chip tone="primary">This browser</Chip>
      ) : (
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end(session.id, { onError: (error) => showError(error.message) })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: endOthers } = useEndOtherSessions()
  const confirm = async () => {
    await attempt(endOthers(), 'Signed out everywhere else')
    setIsAsking(false)
  }
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Sign out everywhere else?"
        confirmLabel="Sign out"
      >
        You’ll stay signed in only in this browser.
      </ConfirmDialog>
    </>
  )
}
