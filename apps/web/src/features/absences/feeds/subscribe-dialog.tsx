import { Button } from '@mantine/core'
import { type FeedKind, feedKinds } from '@praxis/contract/absences/calendar-feeds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { copyText } from '../../../ui/clipboard/copy-text'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { useEndCalendarFeed, useRenewCalendarFeed } from '../absences.mutations'
import { calendarFeedsQuery } from '../absences.queries'
import classes from './subscribe-dialog.module.css'

const WORDS: Readonly<Record<FeedKind, { title: string; about: string }>> = {
  own: { title: 'My leave', about: 'Your own leave, with its reasons.' },
  team: { title: 'My team', about: 'Who of your team is away and when, without reasons.' },
  bookings: { title: 'My bookings', about: 'The projects and opportunities you’re booked on.' },
}

/** The addresses by which calendar programs read the reader's leave, the team's and the reader's bookings. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(calendarFeedsQuery)
  const { company } = useWorkspaceViewer()
  const kinds = feedKinds.filter((kind) => kind !== 'bookings' || company.features.has('project'))
  return (
    <Dialog opened onClose={onClose} title="Subscribe in calendar" width="narrow">
      <Stack gap={4}>
        <Text as="p" tone="second">
          Add an address to your calendar program as a subscription. Anyone who knows it can read that calendar.
        </Text>
        {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton />}
        {data &&
          kinds.map((kind) => <Feed key={kind} kind={kind} url={data.find((feed) => feed.kind === kind)?.url} />)}
      </Stack>
    </Dialog>
  )
}

function Feed({ kind, url }: { kind: FeedKind; url: string | undefined }) {
  const { title, about } = WORDS[kind]
  const renew = useRenewCalendarFeed()
  const { mutateAsync: end } = useEndCalendarFeed()
  const [asking, ask] = useState<'renew' | 'end'>()
  const make = () => renew.mutate(kind, { onError: (problem) => showError(problem.message) })
  const copy = async (text: string) => {
    if (await copyText(text)) showSuccess('Address copied')
    else showError('Your browser doesn’t allow copying. Select the address and copy it yourself.')
  }
  return (
    <Grid as="section" gap={2} className={classes.feed} aria-label={title}>
      <Stack>
        <Box as="h3" size={14} weight="semi">
          {title}
        </Box>
        <Text tone="second" size={13}>
          {about}
        </Text>
      </Stack>
      {url === undefined ? (
        <Row>
          <Button variant="default" loading={renew.isPending} onClick={make}>
            Make an address
          </Button>
        </Row>
      ) : (
        <>
          <Row gap={2} align="stretch">
            <input className={classes.url} readOnly value={url} aria-label={`Address of ${title.toLowerCase()}`} />
            <Button variant="default" onClick={() => void copy(url)}>
              Copy
            </Button>
          </Row>
          <Row gap={2} wrap>
            <Button variant="subtle" size="compact-sm" onClick={() => ask('renew')}>
              Make a new address…
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => ask('end')}>
              End subscription…
            </Button>
          </Row>
        </>
      )}
      <ConfirmChangeDialog
        opened={asking === 'renew'}
        onClose={() => ask(undefined)}
        onChange={() => renew.mutateAsync(kind)}
        done="New address made"
        title={`Make a new address for ${title.toLowerCase()}?`}
        confirmLabel="Make a new address"
      >
        The present address stops working at once: calendars that use it need the new one.
      </ConfirmChangeDialog>
      <ConfirmChangeDialog
        opened={asking === 'end'}
        onClose={() => ask(undefined)}
        onChange={() => end(kind)}
        done="Subscription ended"
        title={`End the subscription to ${title.toLowerCase()}?`}
        confirmLabel="End subscription"
        danger
      >
        The address stops working at once. You can make a new one at any time.
      </ConfirmChangeDialog>
    </Grid>
  )
}
