import { useQuery } from '@tanstack/react-query'
import { present } from '../../../shell/address-values'
import { useChangeSearch } from '../../../shell/use-change-search'
import { daysText } from '../../../ui/dates/days-text'
import { Box, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardRow } from '../../../ui/layout/card-row'
import { PageBody } from '../../../ui/layout/page-head'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { statesOf } from '../../../ui/lists/list-states'
import { useDayText } from '../../reader/readers-time'
import { AbsenceList } from '../absence-list'
import { absenceHistoryQuery } from '../absences.queries'
import type { YearSearch } from '../absences-search'
import { YearFilter } from '../year-filter'
import { DaysByReason } from './days-by-reason'
import { MonthsChart } from './months-chart'

/** A holiday year of the reader: its days by reason and month, everything asked for, and what was adjusted. */
export function HistoryTab({ search }: { search: YearSearch }) {
  const dayText = useDayText()
  const query = useQuery(absenceHistoryQuery(search.year))
  const { data } = query
  const { reason } = search
  const go = useChangeSearch<YearSearch>()
  const change = (changes: { year?: string; reason?: string | undefined }) =>
    go(present<YearSearch>({ ...search, ...changes }))
  return (
    <>
      <Box style={{ paddingTop: 14 }}>
        <FilterBar filtersOn={reason === undefined ? 0 : 1}>
          <YearFilter
            years={data?.years ?? []}
            value={data?.year.startDate ?? search.year}
            onChange={(year) => change({ year })}
          />
          <ChoiceFilter
            label="Reason"
            choices={(data?.byReason ?? []).map(({ reason: { name } }) => ({ value: name, label: name }))}
            value={reason}
            onChange={(name) => change({ reason: name })}
          />
        </FilterBar>
      </Box>
      <PageBody>
        <DaysByReason sums={data?.byReason} />
        {data && <MonthsChart year={data.year} reasonName={reason} />}
        <AbsenceList
          title="Everything asked for"
          absences={data?.absences.filter((absence) => reason === undefined || absence.reason.name === reason)}
          {...statesOf(query)}
          isFiltered={reason !== undefined}
          noMatchText="No absences match this reason"
          onClearFilters={() => change({ reason: undefined })}
          empty={{ text: 'Nothing asked for in this holiday year.' }}
        />
        {data && data.adjustments.length > 0 && (
          <Card title="Adjustments" flush>
            <ul>
              {data.adjustments.map(({ id, days, reason: why, by, at }) => (
                <CardRow
                  key={id}
                  name={<span>{why}</span>}
                  second={[...(by ? [by.displayName] : []), dayText(at)].join(', ')}
                  end={
                    <Text weight="semi" figures>
                      {days > 0 && '+'}
                      {daysText(days)}
                    </Text>
                  }
                />
              ))}
            </ul>
          </Card>
        )}
      </PageBody>
    </>
  )
}
