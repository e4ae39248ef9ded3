import type { Request } from '@praxis/contract/requests/requests'
import type { TimeSheetGroup } from '@praxis/contract/time/time-sheet-requests'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconArrowsExchange, IconClock, IconPencil } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { LoggedLogo } from '../../loggables/logged-logo'
import { describeSubmission, PERSONAL_WORK, titleOfLogged, UNSPECIFIED_TIME } from '../../loggables/submission-words'
import { clockText } from '../../reader/readers-time'
import type { InboxView, RequestTypeView } from '../../requests/request-type-view'
import { amendedText } from '../amended-text'
import { LateSubmissionDialog } from '../late-submission-dialog'
import { LoggedEntry } from './logged-entry'
import { timeSheetTrace } from './time-sheet-trace'
import { firstsOfWeeks, notesOf, reducedGroup, soleGroup, timesRead } from './waiting-time'

const MoveWaitingTime = late(
  () => import('./waiting-dialogs').then((module) => ({ default: module.MoveWaitingTime })),
  inDialog,
)
const AmendWaitingTime = late(
  () => import('./waiting-dialogs').then((module) => ({ default: module.AmendWaitingTime })),
  inDialog,
)

const inbox: InboxView<TimeSheetGroup> = {
  label: 'Time sheets waiting for approval',
  about: 'Project',
  amounts: [
    { id: 'logged', header: 'Logged', width: 92 },
    { id: 'chargeable', header: 'Chargeable', width: 104 },
  ],
  hasProjects: true,
  denialHint: 'Anyone whose time you deny is notified and can correct it.',

  nameOf: ({ project }) => project?.details.name ?? PERSONAL_WORK,
  phraseOf: ({ timeSheetSubmission: time }) => `${time.employee.displayName}, ${describeSubmission(time)}`,

  show: (groups) => {
    const firsts = firstsOfWeeks(groups)
    return new Map(
      groups.map((group) => {
        const logged = { project: group.project, client: group.requests[0]?.timeSheetSubmission.client ?? null }
        return [
          group.key,
          {
            title: titleOfLogged(logged),
            picture: <LoggedLogo of={logged} size="xs" />,
            amounts: [formatDuration(group.duration), formatDuration(group.chargeableDuration)],
            notes: notesOf(group, firsts.has(group.key)),
          },
        ]
      }),
    )
  },

  showEntries: (group, timeZone) =>
    timesRead(group).map(({ request, duration, chargeableDuration }) => {
      const { timeSheetSubmission: time } = request
      const { from, to } = time
      return {
        request,
        who: time.employee.displayName,
        name: describeSubmission(time),
        about: titleOfLogged(time),
        day: time.day,
        title: time.task?.title,
        untitled: 'No task',
        detail: time.roleName,
        when: to === undefined ? UNSPECIFIED_TIME : `${clockText(from, timeZone)} – ${clockText(to, timeZone)}`,
        amounts: [formatDuration(duration), formatDuration(chargeableDuration)],
        comment: time.comment,
        trace: amendedText(time),
      }
    }),

  totalOf: (groups) => formatDuration(groups.reduce((total, { duration }) => total + duration, 0)),
  reduced: reducedGroup,
  groupOf: soleGroup,

  actionsOf: ({ timeSheetSubmission: submission }) => [
    {
      label: 'Change project…',
      icon: <IconArrowsExchange {...icon} />,
      dialog: (onClose) => (
        <Opening>
          <MoveWaitingTime submission={submission} onClose={onClose} />
        </Opening>
      ),
    },
    {
      label: 'Amend…',
      icon: <IconPencil {...icon} />,
      dialog: (onClose) => (
        <Opening>
          <AmendWaitingTime submission={submission} onClose={onClose} />
        </Opening>
      ),
    },
  ],
}

type TimeSheetRequest = Extract<Request, { requestType: 'timeSheet' }>

/** Logged time as a type of request, for those who ask for its approval and those who decide. */
export const timeSheetView: RequestTypeView<TimeSheetRequest, TimeSheetGroup> = {
  type: 'timeSheet',
  label: 'Time sheet',
  plural: 'Time sheets',
  icon: IconClock,
  headings: { title: 'Project', amount: 'Logged' },
  topics: ['timeSheetSubmissions'],
  report: { label: 'Team time', link: { to: '/employments/$companyDomain/employee-management/timesheets' } },
  correcting: 'Correct and resubmit',
  reopening: 'Reopen approved time',
  trace: timeSheetTrace,
  inbox,

  show: ({ timeSheetSubmission: time }) => ({
    name: describeSubmission(time),
    title: titleOfLogged(time),
    picture: (size) => <LoggedLogo of={time} size={size} />,
    day: time.day,
    amount: formatDuration(time.duration),
    detail: time.task?.title,
    comment: time.comment,
    link: { to: '/employments/$companyDomain/timesheetsubmissions', search: { from: time.day } },
    can: time.can,
  }),

  summary: ({ timeSheetSubmission }) => <LoggedEntry submission={timeSheetSubmission} />,

  correction: ({ timeSheetSubmission }, onClose) => (
    <Opening>
      <LateSubmissionDialog corrects={timeSheetSubmission} onClose={onClose} />
    </Opening>
  ),

  waiting: ({ id, version, timeSheetSubmission }) =>
    timeSheetSubmission.can.decide ? { id, version, timeSheetSubmission } : undefined,
}
