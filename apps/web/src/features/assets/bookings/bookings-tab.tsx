import { useMediaQuery } from '@mantine/hooks'
import type { Span } from '@praxis/domain/assets/asset-use'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { useCallback, useMemo, useState } from 'react'
import { type Changes, present } from '../../../shell/address-values'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useNow } from '../../../ui/dates/use-now'
import { SearchField } from '../../../ui/forms/search-field'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { PageBody } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useShowBeside } from '../asset-link'
import type { BookingsSearch } from './bookings-search'
import { CategoryFilter } from './category-filter'
import type { ChosenAsset } from './form/booking-values'
import { MyBookingsCard } from './my-bookings-card'
import { PhoneAssets } from './phone/phone-assets'
import { TimelineNavigation } from './timeline/timeline-navigation'
import { beside, firstDayOf, windowAt } from './timeline/timeline-window'
import { TimelineAssets } from './timeline-assets'
import { usualTimes } from './usual-times'

const BookingFormDialog = late(
  () => import('./form/booking-form-dialog').then((module) => ({ default: module.BookingFormDialog })),
  inDialog,
)

const PHONE = '(max-width: 767px)'
const MINUTE_MS = 60_000

/** Who has booked which asset, and below it the reader’s own bookings; on a phone when each asset is free next. */
export function BookingsTab({ search }: { search: BookingsSearch }) {
  const isPhone = useMediaQuery(PHONE, false) ?? false
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const now = useNow(MINUTE_MS).getTime()
  const go = useChangeSearch<BookingsSearch>()
  const show = useShowBeside()
  const [booked, setBooked] = useState<{ readonly asset: ChosenAsset; readonly times?: Span | undefined }>()
  const change = (changes: Changes<BookingsSearch>, replaces?: boolean) =>
    go(present<BookingsSearch>({ ...search, ...changes }), replaces)

  const { span = 'fourWeeks', week } = search
  const window = useMemo(() => windowAt(span, week ?? today, timeZone), [span, week, today, timeZone])
  const isShownNow = window.days.includes(today)
  const freeDays = dateRange(search.freeFrom, search.freeTo)
  const free = freeDays && usualTimes(freeDays, now, timeZone)
  const asked = {
    ...(search.search && { search: search.search }),
    ...(search.categoryID && { categoryID: search.categoryID }),
  }
  const filters = {
    isFiltered: search.search !== undefined || search.categoryID !== undefined || free !== undefined,
    onClearFilters: () => change({ search: undefined, categoryID: undefined, freeFrom: undefined, freeTo: undefined }),
  }
  const openAsset = useCallback((asset: string) => void show({ asset }), [show])
  const book = useCallback((asset: ChosenAsset, times?: Span) => setBooked({ asset, times }), [])
  const showWeek = (nextSpan: 'week' | 'fourWeeks', day: string) =>
    change({
      span: nextSpan === 'week' ? 'week' : undefined,
      week:
        firstDayOf(windowAt(nextSpan, day, timeZone)) === firstDayOf(windowAt(nextSpan, today, timeZone))
          ? undefined
          : day,
    })

  const ownBookings = (
    <MyBookingsCard
      period={search.mine ?? 'current'}
      page={search.page ?? 1}
      onPeriod={(period) => change({ mine: period === 'past' ? period : undefined, page: undefined })}
      onPage={(page, replaces) => change({ page: page === 1 ? undefined : page }, replaces)}
      onToday={() =>
        change({ freeFrom: today, freeTo: today, search: undefined, ...(!isShownNow && { week: undefined }) })
      }
    />
  )

  return (
    <>
      <FilterBar
        search={
          <SearchField
            label="Asset, code, person"
            focusKey="/"
            value={search.search ?? ''}
            onSearch={(words) => change({ search: words || undefined })}
          />
        }
        filtersOn={Number(search.categoryID !== undefined) + Number(free !== undefined)}
        end={!isPhone && <TimelineNavigation window={window} today={today} onChange={showWeek} />}
      >
        <CategoryFilter value={search.categoryID} onChange={(categoryID) => change({ categoryID })} />
        <PeriodFilter
          label="Free in a period"
          today={today}
          value={freeDays}
          onChange={(range) => change({ freeFrom: range?.from, freeTo: range?.to })}
        />
      </FilterBar>
      <PageBody>
        {/* The list of assets grows as one scrolls: what stood below it would never be reached. */}
        {isPhone && ownBookings}
        {isPhone ? (
          <PhoneAssets asked={asked} free={free} now={now} {...filters} onOpen={openAsset} onBook={book} />
        ) : (
          <TimelineAssets
            asked={{ ...asked, ...(free && { freeFrom: free.from, freeTo: free.to }) }}
            window={window}
            today={today}
            now={now}
            {...filters}
            openAssetID={search.asset}
            onOpen={openAsset}
            onBook={book}
            goBeside={(steps) => showWeek(span, beside(window, steps))}
          />
        )}
        {!isPhone && ownBookings}
      </PageBody>
      {booked && (
        <Opening>
          <BookingFormDialog subject={{ kind: 'new', ...booked }} onClose={() => setBooked(undefined)} />
        </Opening>
      )}
    </>
  )
}
