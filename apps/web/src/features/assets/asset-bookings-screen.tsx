import { Suspense } from 'react'
import { late } from '../../ui/late/late'
import { PageBody } from '../../ui/layout/page-head'
import { Skeletons } from '../../ui/lists/skeleton'
import { AssetsPage } from './assets-page'
import type { BookingsSearch } from './bookings/bookings-search'

const BookingsTab = late(() => import('./bookings/bookings-tab').then(({ BookingsTab: part }) => ({ default: part })))
const AwaitingTab = late(() => import('./bookings/awaiting-tab').then(({ AwaitingTab: part }) => ({ default: part })))
const HistoryTab = late(() => import('./bookings/history-tab').then(({ HistoryTab: part }) => ({ default: part })))

/** Who has booked which asset, what waits for approval, and what went over the desk. */
export function AssetBookingsScreen({ search }: { search: BookingsSearch }) {
  const { tab = 'bookings' } = search
  return (
    <AssetsPage tab={tab} search={search}>
      <Suspense
        fallback={
          <PageBody>
            <Skeletons count={8} />
          </PageBody>
        }
      >
        {tab === 'bookings' && <BookingsTab search={search} />}
        {tab === 'awaiting' && <AwaitingTab search={search} />}
        {tab === 'history' && <HistoryTab search={search} />}
      </Suspense>
    </AssetsPage>
  )
}
