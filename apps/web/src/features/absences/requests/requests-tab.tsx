import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Box } from '../../../ui/layout/box'
import { PageBody } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { AbsenceList } from '../absence-list'
import { stateOf } from '../absence-words'
import { absenceHistoryQuery, awaitingAbsencesQuery } from '../absences.queries'
import type { YearSearch } from '../absences-search'
import { YearFilter } from '../year-filter'

const REQUESTS = '/employments/$companyDomain/absences/requests'

/** What the reader has asked for: what waits, and what was decided on in a holiday year. */
export function RequestsTab({ search }: { search: YearSearch }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const awaiting = useQuery(awaitingAbsencesQuery)
  const history = useQuery(absenceHistoryQuery(search.year))
  const decided = history.data?.absences
    .filter((absence) => stateOf(absence) !== 'waitingForApproval')
    .toSorted((one, other) => (other.request.decidedAt ?? '').localeCompare(one.request.decidedAt ?? ''))
  const go = (year: string) =>
    void navigate({
      to: REQUESTS,
      params: { companyDomain: company.domain },
      search: { year },
      resetScroll: false,
    })
  return (
    <>
      <Box style={{ paddingTop: 14 }}>
        <FilterBar>
          <YearFilter
            years={history.data?.years ?? []}
            value={history.data?.year.startDate ?? search.year}
            onChange={go}
          />
        </FilterBar>
      </Box>
      <PageBody>
        <AbsenceList
          title="Waiting for approval"
          absences={awaiting.data?.items}
          error={awaiting.data ? null : (awaiting.error?.message ?? null)}
          onRetry={() => void awaiting.refetch()}
          empty={{ text: 'You have no pending requests.' }}
        />
        <AbsenceList
          title="Decided"
          absences={decided}
          error={history.data ? null : (history.error?.message ?? null)}
          onRetry={() => void history.refetch()}
          isOutdated={history.isPlaceholderData}
          empty={{ text: 'Nothing decided in this holiday year.' }}
        />
      </PageBody>
    </>
  )
}
