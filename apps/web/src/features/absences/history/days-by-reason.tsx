import type { DaysByReason as Sum } from '@praxis/contract/absences/absences'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { daysText } from '../../../ui/dates/days-text'
import { Row, Text } from '../../../ui/layout/box'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import classes from '../my-year/balance-cards.module.css'

/** The approved days of a year, a card for each reason; nothing where nothing was asked for. */
export function DaysByReason({ sums }: { sums: readonly Sum[] | undefined }) {
  if (sums?.length === 0) return null
  return (
    <section className={classes.cards} aria-label="Days by reason" aria-busy={!sums}>
      {sums
        ? sums.map(({ reason, approvedDays, waitingDays }) => (
            <div key={reason.id} className={classes.card}>
              <Row gap={2} shrinks>
                <CategoryMark category={reason} decorative />
                <Text weight="medium" size={13} ellipsis>
                  {reason.name}
                </Text>
              </Row>
              <Text heading={20} figures>
                {daysText(approvedDays)}
              </Text>
              <Text tone="third" size={12} figures>
                {waitingDays > 0 ? `${waitingDays} waiting` : 'none waiting'}
              </Text>
            </div>
          ))
        : placesOf(3).map((place) => (
            <div key={place} className={classes.card}>
              <Skeleton index={place} />
              <Skeleton shape="number" />
            </div>
          ))}
    </section>
  )
}
