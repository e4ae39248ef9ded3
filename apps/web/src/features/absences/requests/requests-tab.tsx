import { useQuery } from '@tanstack/react-query'
import { useChangeSearch } from '../../../shell/use-change-search'
import { Box } from '../../../ui/layout/box'
import { PageBody } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { statesOf } from '../../../ui/lists/list-states'
import { AbsenceList } from '../absence-list'
import { stateOf } from '../absence-words'
import { absenceHistoryQuery, awaitingAbsencesQuery } from '../absences.queries'
import type { YearSearch } from '../absences-search'
import { YearFilter } from '../year-filter'

/** What the reader has asked for: what waits, and what was decided on in a holiday year. */
export function RequestsTab({ search }: { search: YearSearch }) {
  const go = useChangeSearch<YearSearch>()
  const awaiting = useQuery(awaitingAbsencesQuery)
  const history = useQuery(absenceHistoryQuery(search.year))
  const decided = history.data?.absences
    .filter((absence) => stateOf(absence) !== 'waitingForApproval')
    .toSorted((one, other) => (other.request.decidedAt ?? '').localeCompare(one.request.decidedAt ?? ''))
  return (
    <>
      <Box style={{ paddingTop: 14 }}>
        <FilterBar>
          <YearFilter
            years={history.data?.years ?? []}
            value={history.data?.year.startDate ?? search.year}
            onChange={(year) => go({ year })}
          />
        </FilterBar>
      </Box>
      <PageBody>
        <AbsenceList
          title="Waiting for approval"
          absences={awaiting.data?.items}
          {...statesOf(awaiting)}
          empty={{ text: 'You have no pending requests.' }}
        />
        <AbsenceList
          title="Decided"
          absences={decided}
          {...statesOf(history)}
          empty={{ text: 'Nothing decided in this holiday year.' }}
        />
      </PageBody>
    </>
  )
}
