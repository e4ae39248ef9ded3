import type { AbsenceGroup } from '@praxis/contract/absences/absence-requests'
import type { Request } from '@praxis/contract/requests/requests'
import { IconSun } from '@tabler/icons-react'
import { Suspense } from 'react'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { daysText } from '../../../ui/dates/days-text'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Skeleton } from '../../../ui/lists/skeleton'
import type { InboxView, RequestTypeView } from '../../requests/request-type-view'
import { AbsenceStateBadge } from '../absence-state-badge'
import { nameOf, spanText, weekdaysText } from '../absence-words'
import { LateLeavePanel } from '../late-leave-panel'
import { askedAgain } from '../leave-subject'
import { AbsenceSummary } from './absence-summary'
import { absenceTrace } from './absence-trace'
import { reasonNames, reducedGroup, soleGroup } from './waiting-leave'

const CancelDialog = late(
  () => import('../cancel-dialog').then((module) => ({ default: module.CancelDialog })),
  inDialog,
)
const LeaveToDecide = late(() => import('./leave-to-decide').then((module) => ({ default: module.LeaveToDecide })))

const inbox: InboxView<AbsenceGroup> = {
  label: 'Leave waiting for approval',
  about: 'Reason',
  amounts: [{ id: 'days', header: 'Days', width: 92 }],
  hasProjects: false,
  denialHint: 'Anyone whose leave you deny is notified and can ask again.',

  nameOf: reasonNames,
  phraseOf: ({ absence }) => `${absence.employee.displayName}, ${nameOf(absence)}`,

  show: (groups) =>
    new Map(
      groups.map((group) => {
        const [first] = group.requests
        return [
          group.key,
          {
            title: reasonNames(group),
            picture: first && <CategoryMark category={first.absence.reason} decorative />,
            amounts: [daysText(group.days)],
            notes: [],
          },
        ]
      }),
    ),

  showEntries: ({ requests }) =>
    requests.map((request) => {
      const { absence } = request
      return {
        request,
        who: absence.employee.displayName,
        name: nameOf(absence),
        about: absence.reason.name,
        day: absence.from,
        title: absence.reason.name,
        untitled: '',
        detail: weekdaysText(absence),
        when: spanText(absence),
        amounts: [daysText(absence.days)],
        comment: absence.comment,
      }
    }),

  totalOf: (groups) => daysText(groups.reduce((sum, { days }) => sum + days, 0)),
  reduced: reducedGroup,
  groupOf: soleGroup,
  actionsOf: () => [],
  detailsOf: ({ absence }) => (
    <Suspense fallback={<Skeleton />}>
      <LeaveToDecide absence={absence} />
    </Suspense>
  ),
}

type AbsenceRequest = Extract<Request, { requestType: 'absence' }>

/** Leave as a type of request, for those who ask for it and those who decide. */
export const absenceView: RequestTypeView<AbsenceRequest, AbsenceGroup> = {
  type: 'absence',
  label: 'Absence',
  plural: 'Absences',
  icon: IconSun,
  headings: { title: 'Reason', amount: 'Days' },
  topics: ['absences'],
  report: { label: 'Team absences', link: { to: '/employments/$companyDomain/employee-management/absences' } },
  correcting: 'Ask again',
  reopening: 'Reopen approved leave',
  trace: absenceTrace,
  inbox,

  show: ({ absence }) => ({
    name: nameOf(absence),
    title: absence.reason.name,
    picture: () => <CategoryMark category={absence.reason} decorative />,
    day: absence.from,
    amount: daysText(absence.days),
    detail: `${spanText(absence)}, ${weekdaysText(absence)}`,
    comment: absence.comment,
    link: { to: '/employments/$companyDomain/absences' },
    ...(absence.request.cancelledAt !== null && { state: <AbsenceStateBadge absence={absence} /> }),
    can: { ...absence.can, cancel: absence.can.cancel || absence.can.cancelFromDay },
  }),

  summary: ({ absence }) => <AbsenceSummary absence={absence} />,

  correction: ({ absence }, onClose) => (
    <Opening>
      <LateLeavePanel subject={askedAgain(absence)} onClose={onClose} />
    </Opening>
  ),

  cancellation: ({ absence }, onClose) => (
    <Opening>
      <CancelDialog absence={absence} onClose={onClose} />
    </Opening>
  ),

  waiting: ({ id, version, absence }) => (absence.can.decide ? { id, version, absence } : undefined),
}
