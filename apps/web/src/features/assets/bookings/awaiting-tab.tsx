import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { present } from '../../../shell/address-values'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote } from '../../../ui/layout/card-row'
import { PageBody } from '../../../ui/layout/page-head'
import { ErrorState } from '../../../ui/lists/list-states'
import { Pager } from '../../../ui/lists/pager'
import { Skeletons } from '../../../ui/lists/skeleton'

import { pageInstead, useExistingPage } from '../../../ui/lists/use-existing-page'
import { useShowBeside } from '../asset-link'
import { WishTimeline } from './approval/wish-timeline'
import { AssetWish } from './asset-wish'
import { BookingLine } from './booking-line'
import classes from './booking-line.module.css'
import { codeText } from './booking-words'
import { awaitingBookingsQuery } from './bookings.queries'
import type { BookingsSearch } from './bookings-search'

const PER_PAGE = 10

/** What waits for a decision: what the reader decides on, and what they asked for. */
export function AwaitingTab({ search }: { search: BookingsSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const go = useChangeSearch<BookingsSearch>()
  const atPage = (name: 'page' | 'ownPage') => (page: number, replaces?: boolean) =>
    go(present<BookingsSearch>({ ...search, [name]: page === 1 ? undefined : page }), replaces)
  return (
    <PageBody>
      {capabilities.has('canManageAssets') && (
        <Waiting whose="toDecide" page={search.page ?? 1} onPage={atPage('page')} />
      )}
      <Waiting whose="own" page={search.ownPage ?? 1} onPage={atPage('ownPage')} />
    </PageBody>
  )
}

const WORDS = {
  toDecide: { title: 'To decide', none: 'You’re all caught up.' },
  own: { title: 'My requests', none: 'You have no pending requests.' },
} as const

interface WaitingProps {
  readonly whose: keyof typeof WORDS
  readonly page: number
  readonly onPage: (page: number, replaces?: boolean) => void
}

function Waiting({ whose, page, onPage }: WaitingProps) {
  const { data, error, refetch } = useQuery(awaitingBookingsQuery(whose, page, PER_PAGE))
  useExistingPage(pageInstead(data, page), (existing) => onPage(existing, true))
  const { title, none } = WORDS[whose]
  const isToDecide = whose === 'toDecide'
  return (
    <Card title={title} count={data?.metadata.total} waiting={isToDecide} flush>
      {!data ? (
        error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <CardNote>
            <Skeletons count={2} />
          </CardNote>
        )
      ) : data.items.length === 0 ? (
        <CardNote>{none}</CardNote>
      ) : (
        <ul>
          {data.items.map((booking) =>
            isToDecide ? (
              <li key={booking.id} className={classes.wish}>
                <AssetWish
                  booking={booking}
                  title={<WishTitle asset={booking.asset} />}
                  around={(of) => <WishTimeline of={of} />}
                />
              </li>
            ) : (
              <BookingLine key={booking.id} booking={booking} />
            ),
          )}
        </ul>
      )}
      {data && data.metadata.total > PER_PAGE && (
        <CardFoot>
          <Pager page={page} per={PER_PAGE} total={data.metadata.total} onPage={onPage} label={title} />
        </CardFoot>
      )}
    </Card>
  )
}

interface WishTitleProps {
  readonly asset: { id: string; name: string; code: string; categoryName: string }
}

function WishTitle({ asset }: WishTitleProps): ReactNode {
  const show = useShowBeside()
  return (
    <Row gap={2} wrap>
      <UnstyledButton className={classes.name} onClick={() => void show({ asset: asset.id })}>
        {asset.name}
      </UnstyledButton>
      <Text tone="third" size={13}>
        {codeText(asset)}
      </Text>
    </Row>
  )
}
