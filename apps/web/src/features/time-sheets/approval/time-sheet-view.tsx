import type { Request } from '@praxis/contract/requests/requests'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconClock } from '@tabler/icons-react'
import { Opening } from '../../../ui/late/opening'
import { LoggedLogo } from '../../loggables/logged-logo'
import { describeSubmission, titleOfLogged } from '../../loggables/submission-words'
import type { RequestTypeView } from '../../requests/request-type-view'
import { LateSubmissionDialog } from '../late-submission-dialog'
import { LoggedEntry } from './logged-entry'

export type TimeSheetRequest = Extract<Request, { requestType: 'timeSheet' }>

/** Logged time as a type of request. */
export const timeSheetView: RequestTypeView<TimeSheetRequest> = {
  type: 'timeSheet',
  label: 'Time sheet',
  plural: 'Time sheets',
  icon: IconClock,
  headings: { title: 'Project', amount: 'Logged' },
  topics: ['timeSheetSubmissions'],
  report: { label: 'Team time', link: { to: '/employments/$companyDomain/employee-management/timesheets' } },
  correcting: 'Correct and resubmit',
  reopening: 'Reopen approved time',
  trace: () => import('./time-sheet-trace').then(({ timeSheetTrace }) => timeSheetTrace),

  show: ({ timeSheetSubmission: time }) => ({
    name: describeSubmission(time),
    title: titleOfLogged(time),
    picture: (size) => <LoggedLogo of={time} size={size} />,
    day: time.day,
    amount: formatDuration(time.duration),
    detail: time.task?.title,
    comment: time.comment,
    link: { to: '/employments/$companyDomain/timesheetsubmissions', search: { from: time.day } },
    invoiceItemID: time.invoiceItemID,
    can: time.can,
  }),

  summary: ({ timeSheetSubmission }) => <LoggedEntry submission={timeSheetSubmission} />,

  correction: ({ timeSheetSubmission }, onClose) => (
    <Opening>
      <LateSubmissionDialog corrects={timeSheetSubmission} onClose={onClose} />
    </Opening>
  ),
}
