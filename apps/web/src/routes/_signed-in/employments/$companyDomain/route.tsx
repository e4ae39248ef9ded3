import { createFileRoute, Outlet } from '@tanstack/react-router'
import { RecordsInPalette } from '../../../../app/records-in-palette'
import { WorkspaceFrame } from '../../../../app/workspace-frame'
import { NotificationBell } from '../../../../features/notifications/notification-bell'
import { TrackTimeContext } from '../../../../features/projects/track-time-context'
import { useCompanyBankHolidays } from '../../../../features/settings/use-company-bank-holidays'
import { LateSubmissionDialog } from '../../../../features/time-sheets/late-submission-dialog'
import { AskedTimerDialogs } from '../../../../features/timers/asked-timer-dialogs'
import { FloatingTimer } from '../../../../features/timers/floating-timer'
import { TimersProvider } from '../../../../features/timers/timers-context'
import { TopBarTimer } from '../../../../features/timers/top-bar-timer'
import { useTrackTime } from '../../../../features/timers/use-track-time'
import { employment } from '../../../../features/workspaces/employment-guard'
import { useRecordHistory } from '../../../../features/workspaces/use-record-history'
import { BankHolidaysContext } from '../../../../ui/dates/bank-holidays-context'
import { RecordHistoryContext } from '../../../../ui/history/record-history-context'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain')({
  beforeLoad: employment,
  component: () => (
    <BankHolidaysContext value={useCompanyBankHolidays}>
      <RecordHistoryContext value={useRecordHistory}>
        <TimersProvider>
          <TrackTimeContext value={useTrackTime}>
            <WorkspaceFrame timer={<TopBarTimer />} bell={<NotificationBell />} floating={<FloatingTimer />}>
              <RecordsInPalette />
              <AskedTimerDialogs LogDialog={LateSubmissionDialog} />
              <Outlet />
            </WorkspaceFrame>
          </TrackTimeContext>
        </TimersProvider>
      </RecordHistoryContext>
    </BankHolidaysContext>
  ),
})
