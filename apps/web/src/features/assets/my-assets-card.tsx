import { Button } from '@mantine/core'
import type { AssetsOfEmployee } from '@praxis/contract/assets/asset-bookings'
import type { AssetBooking, AssetBrief } from '@praxis/contract/assets/asset-shapes'
import { momentText, timesText } from '@praxis/domain/assets/asset-time-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { useReadersTimeZone } from '../reader/readers-time'
import { useAssetAddresses } from './asset-link'
import { assetQuery, assetsOfEmployeeQuery } from './assets.queries'
import { BookingActions } from './bookings/booking-actions'
import { BookingState, OutState } from './bookings/booking-state'
import { ownBookingsQuery } from './bookings/bookings.queries'
import { toDoFirst } from './bookings/to-do-first'
import classes from './my-assets-card.module.css'

const DeskDialog = late(() => import('./desk/desk-dialog').then((module) => ({ default: module.DeskDialog })), inDialog)

const MOST_FETCHED = 10
const MOST_SHOWN = 4

type Held = AssetsOfEmployee['held'][number]

/** What was just taken has no booking, and has to come back all the same. */
const takenOf = (held: readonly Held[]): Held[] => held.filter(({ kind }) => kind === 'taking')

/** What the reader has to bring back or can collect, and what they booked next. */
export function MyAssetsCard() {
  const { employee } = useWorkspaceViewer()
  const { bookings } = useAssetAddresses()
  const own = useQuery(ownBookingsQuery('current', 1, MOST_FETCHED))
  const mine = useQuery(assetsOfEmployeeQuery(employee.id))
  const failed = own.error && !own.data ? own : mine.error && !mine.data ? mine : undefined
  const taken = takenOf(mine.data?.held ?? [])
  return (
    <Card title="My assets" actions={<Link {...bookings}>My bookings</Link>} flush>
      {failed ? (
        <ErrorState text={failed.error?.message} onRetry={() => void failed.refetch()} />
      ) : !own.data || !mine.data ? (
        <CardNote>
          <Skeleton />
        </CardNote>
      ) : own.data.items.length + taken.length === 0 ? (
        <CardNote>You have no equipment booked.</CardNote>
      ) : (
        <ul>
          {taken.map((held) => (
            <TakenAsset key={held.id} held={held} />
          ))}
          {toDoFirst(own.data.items)
            .slice(0, MOST_SHOWN)
            .map((booking) => (
              <BookedAsset key={booking.id} booking={booking} />
            ))}
        </ul>
      )}
    </Card>
  )
}

function BookedAsset({ booking }: { booking: AssetBooking }) {
  const timeZone = useReadersTimeZone()
  return (
    <OwnAsset asset={booking.asset} when={timesText(booking, timeZone)} state={<BookingState booking={booking} />}>
      {(booking.can.take || booking.can.bringBack) && <BookingActions booking={booking} isShort />}
    </OwnAsset>
  )
}

function TakenAsset({ held: { asset, until, isOverdue } }: { held: Held }) {
  const timeZone = useReadersTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...assetQuery(asset.id), enabled: isOpen })
  return (
    <OwnAsset
      asset={asset}
      when={until === null ? '' : `until ${momentText(until, timeZone)}`}
      state={until !== null && <OutState isOverdue={isOverdue} until={until} />}
    >
      <Row justify="end">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Bring back: ${asset.name}`}
          loading={isOpen && !data}
          onPointerEnter={DeskDialog.fetchAhead}
          onClick={() => setIsOpen(true)}
        >
          Bring back
        </Button>
      </Row>
      {isOpen && data && (
        <Opening>
          <DeskDialog asset={data} action="bringBack" onClose={() => setIsOpen(false)} />
        </Opening>
      )}
    </OwnAsset>
  )
}

interface OwnAssetProps {
  readonly asset: Pick<AssetBrief, 'id' | 'name' | 'code'>
  readonly when: string
  readonly state: ReactNode
  /** What can be done with it now. */
  readonly children: ReactNode
}

function OwnAsset({ asset, when, state, children }: OwnAssetProps) {
  const { bookings } = useAssetAddresses()
  return (
    <li className={classes.booking}>
      <Row gap={2} justify="between">
        <Stack shrinks>
          <Link {...bookings} search={{ asset: asset.id }} className={classes.name}>
            {asset.name}{' '}
            <Text tone="third" weight="normal">
              {asset.code}
            </Text>
          </Link>
          <Text size={12} tone="third" figures>
            {when}
          </Text>
        </Stack>
        {state}
      </Row>
      {children}
    </li>
  )
}
