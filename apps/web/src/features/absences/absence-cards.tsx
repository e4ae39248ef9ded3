import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { CategoryMark } from '../../ui/chips/category-mark'
import { daysText } from '../../ui/dates/days-text'
import { PhoneRow, PhoneRows } from '../../ui/lists/phone-rows'
import { AbsenceStateBadge } from './absence-state-badge'
import { costOf, nameOf, spanText, sumText, weekdaysText } from './absence-words'
import { useLeaveOpening } from './leave-context'

/** Absences on a phone, below their heading and sum; a press opens one, with what can be done about it. */
export function AbsenceCards({ title, absences }: { title: string; absences: readonly Absence[] }) {
  const { view } = useLeaveOpening()
  if (absences.length === 0) return null
  return (
    <PhoneRows title={title} sum={sumText(absences)}>
      {absences.map((absence) => (
        <PhoneRow
          key={absence.id}
          name={nameOf(absence)}
          picture={<CategoryMark category={absence.reason} decorative />}
          title={spanText(absence)}
          amount={daysText(costOf(absence))}
          note={`${weekdaysText(absence)} · ${absence.reason.name}`}
          state={<AbsenceStateBadge absence={absence} />}
          onOpen={() => view(absence)}
        />
      ))}
    </PhoneRows>
  )
}
