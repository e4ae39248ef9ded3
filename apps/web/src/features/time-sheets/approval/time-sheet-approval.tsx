import type { TimeSheetGroup } from '@praxis/contract/time/time-sheet-requests'
import { formatDuration } from '@praxis/domain/durations/duration'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { IconArrowsExchange, IconPencil } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { LoggedLogo } from '../../loggables/logged-logo'
import { describeSubmission, PERSONAL_WORK, titleOfLogged, UNSPECIFIED_TIME } from '../../loggables/submission-words'
import { clockText } from '../../reader/readers-time'
import type { ApprovalTypeView, InboxView } from '../../requests/request-type-view'
import { amendedText } from '../amended-text'
import { type TimeSheetRequest, timeSheetView } from './time-sheet-view'
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

  nameOf: (group) => loggedOn(group)?.details.name ?? PERSONAL_WORK,
  phraseOf: ({ timeSheetSubmission: time }) => `${time.employee.displayName}, ${describeSubmission(time)}`,

  show: (groups) => {
    const firsts = firstsOfWeeks(groups)
    return new Map(
      groups.map((group) => {
        const { project, opportunity, requests } = group
        const logged = { project, opportunity, client: requests[0]?.timeSheetSubmission.client ?? null }
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

/** Logged time as a type of request, for those who decide. */
export const timeSheetApproval: ApprovalTypeView<TimeSheetRequest, TimeSheetGroup> = {
  ...timeSheetView,
  inbox,
  waiting: ({ id, version, timeSheetSubmission }) =>
    timeSheetSubmission.can.decide ? { id, version, timeSheetSubmission } : undefined,
}
