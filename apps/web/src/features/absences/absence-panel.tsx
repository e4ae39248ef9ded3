import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../api/server-clock'
import { CategoryMark } from '../../ui/chips/category-mark'
import { daysText } from '../../ui/dates/days-text'
import { HistoryPanel } from '../../ui/history/history-panel'
import { Box, Row } from '../../ui/layout/box'
import { DetailsList, DetailsRow } from '../../ui/layout/details-list'
import { statesOf } from '../../ui/lists/list-states'
import { InPanelLayout, SidePanel } from '../../ui/overlays/side-panel'
import { useDayText, useReadersTimeZone } from '../reader/readers-time'
import { shownRequestEntry } from '../requests/request-trace'
import { requestTraceQuery } from '../requests/requests.queries'
import { AbsenceActions } from './absence-actions'
import { AbsenceStateBadge } from './absence-state-badge'
import { costOf, spanText, weekdaysText } from './absence-words'
import { absencesQuery } from './absences.queries'
import { absenceTrace } from './approval/absence-trace'
import { whatHappened } from './what-happened'

/** An absence with all that is known of it, what can be done about it, and its history. */
export function AbsencePanel({ absence: opened, onClose }: { absence: Absence; onClose: () => void }) {
  const { data } = useQuery(absencesQuery(opened.from, opened.to))
  // What was done about it meanwhile shows at once; what is gone stays as it was opened.
  const absence = data?.find(({ id }) => id === opened.id) ?? opened
  const isGone = data !== undefined && !data.some(({ id }) => id === opened.id)
  const dayText = useDayText()
  return (
    <InPanelLayout>
      <SidePanel
        title={absence.reason.name}
        onClose={onClose}
        actions={!isGone && <AbsenceActions absence={absence} asButtons onWithdrawn={onClose} />}
        isReadOnly
      >
        <DetailsList>
          <DetailsRow label="Days">
            {spanText(absence)}, {weekdaysText(absence)}
          </DetailsRow>
          <DetailsRow label="Cost">{daysText(costOf(absence))}</DetailsRow>
          <DetailsRow label="Reason">
            <Row as="span" gap={2}>
              <CategoryMark category={absence.reason} decorative />
              {absence.reason.name}
            </Row>
          </DetailsRow>
          <DetailsRow label="State">
            <AbsenceStateBadge absence={absence} />
          </DetailsRow>
          <DetailsRow label="What happened">{whatHappened(absence, serverNow(), dayText)}</DetailsRow>
          {absence.comment && <DetailsRow label="Comment">{absence.comment}</DetailsRow>}
          {absence.deputy && <DetailsRow label="Deputy">{absence.deputy.displayName}</DetailsRow>}
        </DetailsList>
        <Box as="h3" size={14} weight="semi">
          History
        </Box>
        <AbsenceTrace id={absence.id} />
      </SidePanel>
    </InPanelLayout>
  )
}

function AbsenceTrace({ id }: { id: string }) {
  const timeZone = useReadersTimeZone()
  const query = useQuery(requestTraceQuery({ trace: async () => absenceTrace, topics: ['absences'] }, id))
  const { data } = query
  return (
    <HistoryPanel
      entries={data?.entries.map((entry) => shownRequestEntry(entry, data.words, timeZone))}
      timeZone={timeZone}
      {...statesOf(query)}
    />
  )
}
