import { Button } from '@mantine/core'
import type { SignOff } from '@praxis/contract/portals/project-sign-offs'
import { closedBecause } from '@praxis/domain/portals/sign-off-states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '../../../ui/dates/moment-text'
import { attempt } from '../../../ui/feedback/attempt'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { Notice } from '../../plans/notice'
import { useReadersTimeZone } from '../../reader/readers-time'
import { type SignOffIds, useAskSignOffAnew, useWithdrawSignOff } from '../project-portals.mutations'
import { signOffQuery } from '../project-portals.queries'
import { SignOffLines } from './sign-off-lines'
import { SignOffStateChip } from './sign-off-state-chip'
import { KINDS } from './sign-off-words'
import classes from './sign-offs.module.css'

interface SignOffDialogProps {
  readonly ids: SignOffIds
  /** Shows another one: what was asked anew. */
  readonly onShow: (signOffID: string) => void
  readonly onClose: () => void
}

/** What was put up for approval: what was frozen, what became of it, and what was asked about it. */
export function SignOffDialog({ ids, onShow, onClose }: SignOffDialogProps) {
  const { data: signOff, error, refetch } = useQuery(signOffQuery(ids.projectID, ids.signOffID))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={signOff?.title ?? 'Approval'}
      {...(signOff?.can.edit && {
        actions: <Actions ids={ids} signOff={signOff} onShow={onShow} />,
      })}
    >
      {error && !signOff && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !signOff && (
        <Stack gap={2}>
          <Skeletons count={5} />
        </Stack>
      )}
      {signOff && <Shown ids={ids} signOff={signOff} onShow={onShow} />}
    </Dialog>
  )
}

interface OfSignOff {
  readonly ids: SignOffIds
  readonly signOff: SignOff
  readonly onShow: (signOffID: string) => void
}

function Shown({ ids, signOff, onShow }: OfSignOff) {
  const timeZone = useReadersTimeZone()
  const { kind, state, portal, askedBy, askedAt, approved, withdrawnAt, hash, hasChanged, nextID, previousID } = signOff
  return (
    <Stack gap={4} shrinks>
      <Row gap={2} wrap>
        <SignOffStateChip state={state} />
        <Text size={13} tone="third">
          {KINDS[kind]} · {portal.title}
        </Text>
      </Row>
      {hasChanged && nextID === null && state !== 'withdrawn' && (
        <Notice tone="warning">
          What this was made of is different now. The client {state === 'approved' ? 'approved' : 'sees'} the copy
          below; put it up again to have the rest approved.
        </Notice>
      )}
      <DetailsList>
        <DetailsRow label="Asked">
          {momentText(askedAt, timeZone)}
          {askedBy && ` by ${askedBy.displayName}`}
        </DetailsRow>
        {approved && (
          <DetailsRow label="Approved">
            {approved.name} ({approved.email}), {momentText(approved.at, timeZone)}, from {approved.from}
          </DetailsRow>
        )}
        {withdrawnAt && <DetailsRow label="Withdrawn">{momentText(withdrawnAt, timeZone)}</DetailsRow>}
        <DetailsRow label="SHA-256">
          <code className={classes.hash}>{hash}</code>
        </DetailsRow>
        {previousID && <DetailsRow label="Earlier">{shows(previousID, 'What was asked before', onShow)}</DetailsRow>}
        {nextID && <DetailsRow label="Later">{shows(nextID, 'What was asked in its place', onShow)}</DetailsRow>}
      </DetailsList>
      <SignOffLines ids={ids} signOff={signOff} />
    </Stack>
  )
}

const shows = (id: string, label: string, onShow: OfSignOff['onShow']) => (
  <Button variant="subtle" size="compact-sm" className={classes.other ?? ''} onClick={() => onShow(id)}>
    {label}
  </Button>
)

function Actions({ ids, signOff, onShow }: OfSignOff) {
  const { mutateAsync: withdraw } = useWithdrawSignOff(ids)
  const { mutateAsync: askAnew } = useAskSignOffAnew(ids)
  const [asking, ask] = useState<'withdraw' | 'anew'>()
  const { title, version, state, nextID } = signOff
  const isOpen = closedBecause(state) === undefined
  const again = async () => {
    const asked = askAnew(version)
    if (await attempt(asked, 'The client is asked anew')) onShow((await asked).id)
    ask(undefined)
  }
  return (
    <>
      {isOpen && (
        <Button variant="default" onClick={() => ask('withdraw')}>
          Withdraw…
        </Button>
      )}
      {nextID === null && (
        <Button variant="default" onClick={() => (isOpen ? ask('anew') : void again())}>
          {isOpen ? 'Put up again…' : 'Put up again'}
        </Button>
      )}
      <ConfirmChangeDialog
        opened={asking === 'withdraw'}
        onClose={() => ask(undefined)}
        onChange={() => withdraw(version)}
        done={`${title} is withdrawn`}
        title={`Withdraw “${title}”?`}
        confirmLabel="Withdraw"
        danger
      >
        The client can’t approve it any more. What was asked about it stays here.
      </ConfirmChangeDialog>
      <ConfirmChangeDialog
        opened={asking === 'anew'}
        onClose={() => ask(undefined)}
        onChange={async () => onShow((await askAnew(version)).id)}
        done="The client is asked anew"
        title={`Put “${title}” up again?`}
        confirmLabel="Put up again"
      >
        It is put up as it is now. What waits is withdrawn, with the questions that are still open.
      </ConfirmChangeDialog>
    </>
  )
}
