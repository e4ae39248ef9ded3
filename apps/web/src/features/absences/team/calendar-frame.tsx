import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type ReactNode, useMemo } from 'react'
import type { Changes } from '../../../shell/address-values'
import { SearchField } from '../../../ui/forms/search-field'
import { PageBody } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import type { LeaveSubject } from '../leave-subject'
import type { CalendarSearch } from './calendar-search'
import { PeopleCalendar } from './people-calendar'
import { windowAt } from './timeline/calendar-window'
import type { TimelineProps } from './timeline/timeline'
import { filteredGroups, filtersOn, reasonsIn } from './timeline/timeline-filter'
import type { TimelineGroup } from './timeline/timeline-groups'
import { TimelineFilters } from './timeline-filters'
import { useTimePopover } from './use-time-popover'
import { WindowNavigation } from './window-navigation'

/** The months that an address shows. */
export function useShownWindow({ from, span }: CalendarSearch): DateRange {
  const today = useToday(useReadersTimeZone())
  return useMemo(() => windowAt(span ?? 'threeMonths', from ?? today), [span, from, today])
}

interface CalendarFrameProps {
  readonly label: string
  readonly search: CalendarSearch
  readonly onSearch: (changes: Changes<CalendarSearch>) => void
  readonly onClearFilters: () => void
  /** A filter of this calendar alone, before those of every one. */
  readonly ownFilter?: { readonly field: ReactNode; readonly isOn: boolean }
  /** What the server answers about the months that are shown. */
  readonly answer: {
    readonly data: { readonly bankHolidays: TimelineProps['bankHolidays'] } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
    readonly isPlaceholderData: boolean
  }
  readonly everybody: readonly TimelineGroup[] | undefined
  /** Opens the panel in which leave is asked for or entered. */
  readonly request: (subject: LeaveSubject) => void
  readonly emptyText: string
}

/** A calendar of people below the bar that says who and what of it is shown, and when. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { label, search, onSearch, onClearFilters, ownFilter, answer, everybody, request, emptyText } = props
  const today = useToday(useReadersTimeZone())
  const window = useShownWindow(search)
  const groups = useMemo(() => everybody && filteredGroups(everybody, search), [everybody, search])
  const { dialogs, ...pressed } = useTimePopover(today, request)
  const isOwnOn = ownFilter?.isOn ?? false
  return (
    <>
      <FilterBar
        search={
          <SearchField
            label="Name"
            focusKey="/"
            value={search.search ?? ''}
            onSearch={(words) => onSearch({ search: words || undefined })}
          />
        }
        filtersOn={filtersOn(search) + Number(isOwnOn)}
        end={
          <WindowNavigation
            span={search.span ?? 'threeMonths'}
            window={window}
            today={today}
            onChange={(span, from) =>
              onSearch({
                span: span === 'threeMonths' ? undefined : span,
                from: from === windowAt(span, today).from ? undefined : from,
              })
            }
          />
        }
      >
        {ownFilter?.field}
        <TimelineFilters filter={search} reasons={reasonsIn(everybody ?? [])} onChange={onSearch} />
      </FilterBar>
      <PageBody>
        <PeopleCalendar
          label={label}
          groups={groups}
          window={window}
          today={today}
          bankHolidays={answer.data?.bankHolidays ?? []}
          error={answer.error?.message ?? null}
          onRetry={() => void answer.refetch()}
          isOutdated={answer.isPlaceholderData}
          isFiltered={search.search !== undefined || isOwnOn}
          onClearFilters={onClearFilters}
          emptyText={emptyText}
          {...pressed}
        />
      </PageBody>
      {dialogs}
    </>
  )
}
