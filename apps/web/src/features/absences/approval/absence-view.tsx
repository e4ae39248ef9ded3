import type { Request } from '@praxis/contract/requests/requests'
import { IconSun } from '@tabler/icons-react'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { daysText } from '../../../ui/dates/days-text'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import type { RequestTypeView } from '../../requests/request-type-view'
import { AbsenceStateBadge } from '../absence-state-badge'
import { nameOf, spanText, weekdaysText } from '../absence-words'
import { LateLeavePanel } from '../late-leave-panel'
import { askedAgain } from '../leave-subject'
import { AbsenceSummary } from './absence-summary'

const CancelDialog = late(
  () => import('../cancel-dialog').then((module) => ({ default: module.CancelDialog })),
  inDialog,
)

export type AbsenceRequest = Extract<Request, { requestType: 'absence' }>

/** Leave as a type of request. */
export const absenceView: RequestTypeView<AbsenceRequest> = {
  type: 'absence',
  label: 'Absence',
  plural: 'Absences',
  icon: IconSun,
  headings: { title: 'Reason', amount: 'Days' },
  topics: ['absences'],
  report: { label: 'Team absences', link: { to: '/employments/$companyDomain/employee-management/absences' } },
  correcting: 'Ask again',
  reopening: 'Reopen approved leave',
  trace: () => import('./absence-trace').then(({ absenceTrace }) => absenceTrace),

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
}
