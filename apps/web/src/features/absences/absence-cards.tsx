import { UnstyledButton } from '@mantine/core'
import type { Absence } from '@praxis/contract/absences/absence-shapes'
import { useId } from 'react'
import { CategoryMark } from '../../ui/chips/category-mark'
import { daysText } from '../../ui/dates/days-text'
import { Text } from '../../ui/layout/box'
import classes from './absence-cards.module.css'
import { AbsenceStateBadge } from './absence-state-badge'
import { costOf, nameOf, spanText, sumText, weekdaysText } from './absence-words'
import { useLeaveOpening } from './leave-context'

/** Absences on a phone, below their heading and sum; a press opens one, with what can be done about it. */
export function AbsenceCards({ title, absences }: { title: string; absences: readonly Absence[] }) {
  const { view } = useLeaveOpening()
  const titleId = useId()
  if (absences.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <Text tone="second" figures>
          {sumText(absences)}
        </Text>
      </div>
      <ul className={classes.list}>
        {absences.map((absence) => (
          <li key={absence.id}>
            <UnstyledButton className={classes.card} aria-label={nameOf(absence)} onClick={() => view(absence)}>
              <CategoryMark category={absence.reason} decorative />
              <Text as="b" weight="medium" figures>
                {spanText(absence)}
              </Text>
              <Text as="b" weight="semi" figures text="end">
                {daysText(costOf(absence))}
              </Text>
              <Text tone="second" size={13}>
                {weekdaysText(absence)} · {absence.reason.name}
              </Text>
              <span className={classes.state}>
                <AbsenceStateBadge absence={absence} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
