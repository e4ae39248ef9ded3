import { timesText } from '@praxis/domain/assets/asset-time-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote, CardRow } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { Face } from '../../ui/people/face'
import { useDayText, useReadersTimeZone } from '../reader/readers-time'
import { assetAddresses } from './asset-addresses'
import { awaitingBookingsQuery, recentMovementsQuery } from './bookings/bookings.queries'
import { movementText } from './bookings/movement-words'

const MOST_SHOWN = 4

/** Bookings of assets that wait for the reader's decision, oldest first. */
export function AssetRequestsCard() {
  const { company } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const awaiting = useQuery(awaitingBookingsQuery('toDecide', 1, MOST_SHOWN))
  const { bookings } = assetAddresses(company.domain)
  return (
    <Card
      title="Assets awaiting approval"
      count={awaiting.data?.metadata.total}
      waiting
      actions={
        <Link {...bookings} search={{ tab: 'awaiting' }}>
          Review all
        </Link>
      }
      flush
    >
      <Answered answer={awaiting} none="You’re all caught up.">
        {awaiting.data?.items.map((booking) => (
          <CardRow
            key={booking.id}
            picture={<Face person={booking.employee} decorative />}
            name={
              <Link {...bookings} search={{ tab: 'awaiting', asset: booking.asset.id }}>
                {booking.employee.displayName}: {booking.asset.name}
              </Link>
            }
            second={timesText(booking, timeZone)}
          />
        ))}
      </Answered>
    </Card>
  )
}

/** What went over the desk last. */
export function AssetHistoryCard() {
  const { company } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const dayText = useDayText()
  const movements = useQuery(recentMovementsQuery(MOST_SHOWN))
  const { bookings } = assetAddresses(company.domain)
  return (
    <Card
      title="Asset history"
      actions={
        <Link {...bookings} search={{ tab: 'history' }}>
          History
        </Link>
      }
      flush
    >
      <Answered answer={movements} none="Nothing has been taken or assigned yet.">
        {movements.data?.items.map((movement) => (
          <CardRow
            key={movement.id}
            picture={<Face person={movement.employee} decorative />}
            name={
              <Link {...bookings} search={{ tab: 'history', asset: movement.asset.id }}>
                {movement.asset.name}
              </Link>
            }
            second={`${movement.employee.displayName} ${movementText(movement, timeZone)}`}
            end={
              <Text size={12} tone="third" figures oneLine>
                {dayText(movement.at)}
              </Text>
            }
          />
        ))}
      </Answered>
    </Card>
  )
}

interface AnsweredProps {
  readonly answer: {
    readonly data: { readonly items: readonly unknown[] } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly none: string
  /** The rows. */
  readonly children: ReactNode
}

function Answered({ answer: { data, error, refetch }, none, children }: AnsweredProps) {
  if (data) return data.items.length === 0 ? <CardNote>{none}</CardNote> : <ul>{children}</ul>
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <CardNote>
      <Skeleton />
    </CardNote>
  )
}
