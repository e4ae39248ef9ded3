import { Button } from '@mantine/core'
import type { AssetToDecide } from '@praxis/contract/assets/asset-requests'
import type { AssetBooking } from '@praxis/contract/assets/asset-shapes'
import { timesText } from '@praxis/domain/assets/asset-time-text'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Face } from '../../../ui/people/face'
import { Note } from '../../approvals/approval-note'
import { DenyDialog } from '../../approvals/deny-dialog'
import { useApprovalActions } from '../../approvals/use-approval-actions'
import { useReadersTimeZone } from '../../reader/readers-time'
import { assetApprovalIn } from './approval/asset-approval'
import { soleGroup } from './approval/waiting-bookings'
import classes from './asset-wish.module.css'
import { assetToDecideQuery } from './bookings.queries'

interface AssetWishProps {
  readonly booking: AssetBooking
  /** What it is a wish for, where it does not stand on the asset itself. */
  readonly title?: ReactNode
  /** More of what lies around it, once that is known. */
  readonly around?: (of: AssetToDecide) => ReactNode
}

/** Somebody asks for an asset: from when to when, why, whether it is free then, and the buttons to decide. */
export function AssetWish({ booking, title, around }: AssetWishProps) {
  const timeZone = useReadersTimeZone()
  const { employee, note } = booking
  return (
    <Stack gap={2} shrinks>
      {title}
      <Row gap={3} align="start" className={classes.wish}>
        <Face person={employee} decorative />
        <Stack grow shrinks breaks size={13}>
          <Text as="b" weight="semi">
            {employee.displayName} asks for it
          </Text>
          <Text figures>{timesText(booking, timeZone)}</Text>
          {note && <q>{note}</q>}
        </Stack>
      </Row>
      {booking.can.decide && <Decision booking={booking} around={around} />}
    </Stack>
  )
}

function Decision({ booking, around }: Pick<AssetWishProps, 'booking' | 'around'>) {
  const { data, error, refetch } = useQuery(assetToDecideQuery(booking.id))
  const timeZone = useReadersTimeZone()
  const view = useMemo(() => assetApprovalIn(timeZone), [timeZone])
  const actions = useApprovalActions(view, () => undefined)
  const { dialog, open, approve, askToDeny, deny } = actions
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  const groups = data && [soleGroup({ id: booking.id, version: data.version, booking: data.booking })]
  const name = `${booking.employee.displayName}, ${booking.asset.name}`
  return (
    <>
      {data && (around?.(data) ?? (!data.isFree && <Note>{`${booking.asset.name} isn’t free then`}</Note>))}
      <Row gap={2} align="stretch">
        <Button
          variant="deny"
          leftSection={<IconX {...icon} />}
          aria-label={`Deny ${name}…`}
          disabled={!groups}
          onClick={() => groups && askToDeny(groups)}
        >
          Deny…
        </Button>
        <Button
          variant="approve"
          className={classes.approve ?? ''}
          leftSection={<IconCheck {...icon} />}
          aria-label={`Approve ${name}`}
          disabled={!groups}
          onClick={() => groups && approve(groups)}
        >
          {data?.isFree ? 'Approve, it is free then' : 'Approve'}
        </Button>
      </Row>
      {dialog?.kind === 'deny' && (
        <DenyDialog
          view={view}
          groups={dialog.groups}
          onDeny={(comment) => deny(dialog.groups, comment)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  )
}
