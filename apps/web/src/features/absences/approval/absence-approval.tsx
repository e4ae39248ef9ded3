import type { AbsenceGroup } from '@praxis/contract/absences/absence-requests'
import { Suspense } from 'react'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { daysText } from '../../../ui/dates/days-text'
import { late } from '../../../ui/late/late'
import { Skeleton } from '../../../ui/lists/skeleton'
import type { ApprovalTypeView, InboxView } from '../../requests/request-type-view'
import { nameOf, spanText, weekdaysText } from '../absence-words'
import { type AbsenceRequest, absenceView } from './absence-view'
import { reasonNames, reducedGroup, soleGroup } from './waiting-leave'

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

/** Leave as a type of request, for those who decide. */
export const absenceApproval: ApprovalTypeView<AbsenceRequest, AbsenceGroup> = {
  ...absenceView,
  inbox,
  waiting: ({ id, version, absence }) => (absence.can.decide ? { id, version, absence } : undefined),
}
