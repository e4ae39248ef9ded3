import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { Workspace } from '@praxis/contract/company/companies'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { IconNotebook } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { changedSearch } from '../../shell/address-values'
import { SearchField } from '../../ui/forms/search-field'
import { Box, Stack } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { InfiniteFoot } from '../../ui/lists/infinite-foot'
import { listStateInstead } from '../../ui/lists/list-states'
import { OutdatedMark, outdatedRows } from '../../ui/lists/outdated-rows'
import { Pager } from '../../ui/lists/pager'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import { holidayYearsOf } from '../workspaces/holiday-years'
import { withEditedEntries } from './edited-entries'
import { EntryCard } from './entry-card'
import { EntryComposer } from './entry-composer'
import { dayTitle, entryDays } from './entry-days'
import classes from './journal.module.css'
import { JournalFilters } from './journal-filters'
import { isJournalFiltered, type JournalSearch } from './journal-search'
import { isShareable, type JournalTargetIds } from './journal-target'
import { useBegunEntry } from './use-begun-entry'
import { useJournalEntries } from './use-journal-entries'

/** The entries being edited, as they were when editing began; another page or filter ends it. */
function useEditedEntries(search: JournalSearch) {
  const place = JSON.stringify(search)
  const [begun, setBegun] = useState<{ readonly place: string; readonly entries: readonly JournalEntry[] }>({
    place,
    entries: [],
  })
  const editedAt = (state: typeof begun) => (state.place === place ? state.entries : [])
  return {
    edited: editedAt(begun),
    begin: (entry: JournalEntry) => setBegun((state) => ({ place, entries: [...editedAt(state), entry] })),
    end: ({ id }: JournalEntry) =>
      setBegun((state) => ({ place, entries: editedAt(state).filter((entry) => entry.id !== id) })),
  }
}

interface JournalProps {
  readonly target: JournalTargetIds
  /** The name of the record that the journal is about. */
  readonly about: string
  readonly workspace: Workspace
  readonly search: JournalSearch
  readonly onSearch: (search: JournalSearch) => void
  /** Called with whether something typed would be lost with the page. */
  readonly onDraft?: (hasDraft: boolean) => void
}

/** The journal of a record, day by day; those who may write do so at the top. */
export function Journal({ target, about, workspace, search, onSearch, onDraft }: JournalProps) {
  const { company, employment } = workspace
  const isInfinite = employment.preferences.infiniteScrolling
  const { edited, begin, end } = useEditedEntries(search)
  const {
    entries: listed,
    isOutdated,
    metadata,
    counts,
    mayWrite,
    error,
    retry,
    endless,
  } = useJournalEntries(target, search, isInfinite)
  const newEntry = useBegunEntry(target)
  const isClosed = mayWrite === false
  // Entries being edited stay when the rest of the list cannot be shown.
  const entries = listed || edited.length > 0 ? withEditedEntries(listed ?? [], edited) : undefined
  const hasDraft = newEntry.isWorthKeeping || edited.length > 0
  useEffect(() => onDraft?.(hasDraft), [onDraft, hasDraft])
  const timeZone = employment.preferences.timeZone ?? company.details.timeZone
  const today = dayInTimeZone(new Date(), timeZone)
  const categories = company.clientSettings.journalEntryCategories
  const instead = listStateInstead(
    {
      error: entries ? null : error,
      onRetry: retry,
      isFiltered: isJournalFiltered(search),
      noMatchText: 'No entries match these filters',
      onClearFilters: () => onSearch({}),
      empty: {
        text: `No journal entries about ${about} yet.`,
        icon: <IconNotebook size={20} stroke={1.75} />,
      },
    },
    entries?.length,
  )

  return (
    <Stack gap={3} shrinks>
      <Card
        title="Journal"
        flush
        actions={
          <SearchField
            label="Search entries"
            value={search.search ?? ''}
            onSearch={(words) => onSearch(changedSearch(search, { search: words || undefined }))}
          />
        }
      >
        <JournalFilters
          categories={categories}
          counts={counts}
          search={search}
          onSearch={onSearch}
          today={today}
          holidayYears={holidayYearsOf(company.details)}
        />
        {(mayWrite || (isClosed && newEntry.isWorthKeeping)) && (
          <EntryComposer
            target={target}
            about={about}
            categories={categories}
            today={today}
            entry={newEntry}
            isClosed={isClosed}
          />
        )}
        <OutdatedMark isOutdated={isOutdated} />
        {instead ?? (
          <div className={classes.days} aria-busy={!entries || isOutdated} {...outdatedRows(isOutdated)}>
            {entries
              ? entryDays(entries).map(({ day, entries: ofDay }) => (
                  <section key={day} aria-label={dayTitle(day, today)}>
                    <Box as="h3" className={classes.day} tone="third" size={12} weight="medium" figures>
                      {dayTitle(day, today)}
                    </Box>
                    {ofDay.map((entry) => (
                      <EntryCard
                        key={entry.id}
                        entry={entry}
                        categories={categories}
                        today={today}
                        timeZone={timeZone}
                        isClosed={isClosed}
                        isShareable={isShareable(target)}
                        isEdited={edited.some(({ id }) => id === entry.id)}
                        onEdit={() => begin(entry)}
                        onEnd={() => end(entry)}
                      />
                    ))}
                  </section>
                ))
              : placesOf(5).map((place) => (
                  <Stack key={place} gap={2} style={{ padding: 'var(--s3) var(--s4)' }} aria-hidden>
                    <Skeleton shape="logo" index={place} />
                    <Skeleton index={place + 1} />
                  </Stack>
                ))}
          </div>
        )}
      </Card>
      {metadata && entries && entries.length > 0 && isInfinite && (
        <InfiniteFoot
          shown={entries.length}
          total={metadata.total}
          hasMore={endless.hasNextPage}
          isLoading={endless.isFetchingNextPage}
          error={endless.isFetchNextPageError ? (endless.error?.message ?? null) : null}
          onMore={() => void endless.fetchNextPage()}
        />
      )}
      {metadata && entries && metadata.total > 0 && !isInfinite && (
        <Pager
          label="Journal pages"
          page={search.page ?? 1}
          per={metadata.per}
          total={metadata.total}
          onPage={(page) => onSearch(changedSearch(search, { page: page === 1 ? undefined : page }))}
        />
      )}
    </Stack>
  )
}
