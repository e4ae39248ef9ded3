import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { useQuery } from '@tanstack/react-query'
import { HistoryPanel } from '../../ui/history/history-panel'
import { InPanelLayout, SidePanel } from '../../ui/overlays/side-panel'
import { describeSubmission } from '../loggables/submission-words'
import { useReadersTimeZone } from '../reader/readers-time'
import { shownRequestEntry } from './request-trace'
import classes from './requests.module.css'
import { requestTraceQuery } from './requests.queries'

interface RequestTracePanelProps {
  readonly submission: TimeSheetSubmission
  readonly onClose: () => void
}

/** What became of a request and of the time it is about: who changed what, and who decides instead of whom. */
export function RequestTracePanel({ submission, onClose }: RequestTracePanelProps) {
  const timeZone = useReadersTimeZone()
  const { data, error, refetch } = useQuery(requestTraceQuery(submission.request.id))
  return (
    <InPanelLayout>
      <SidePanel title="History" onClose={onClose} isReadOnly>
        <p className={classes.traced}>
          <b>{submission.employee.displayName}</b> {describeSubmission(submission)}
        </p>
        <HistoryPanel
          entries={data?.map((entry) => shownRequestEntry(entry, timeZone))}
          timeZone={timeZone}
          error={data ? null : (error?.message ?? null)}
          onRetry={() => void refetch()}
        />
      </SidePanel>
    </InPanelLayout>
  )
}
