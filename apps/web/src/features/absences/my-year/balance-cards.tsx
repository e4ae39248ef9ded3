import type { BalanceReport, LeaveBalance, ReasonBalance } from '@praxis/contract/absences/leave-balance'
import type { ReactNode } from 'react'
import { CategoryMark } from '../../../ui/chips/category-mark'
import { daysText } from '../../../ui/dates/days-text'
import { ValueWithParts } from '../../../ui/figures/figure'
import { Row, Text } from '../../../ui/layout/box'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { useDayText } from '../../reader/readers-time'
import classes from './balance-cards.module.css'
import { balanceParts } from './balance-parts'
import { LeaveBar } from './leave-bar'
import { takenText } from './taken-text'

/** What is left of the year's leave, a card for the annual leave and one for each other reason. */
export function BalanceCards({ report }: { report: BalanceReport | undefined }) {
  if (!report)
    return (
      <section className={classes.cards} aria-busy aria-label="Leave balance">
        {placesOf(3).map((place) => (
          <div key={place} className={classes.card}>
            <Skeleton index={place} />
            <Skeleton index={place + 1} />
          </div>
        ))}
      </section>
    )
  const { annualLeave, annualLeaveReasons, reasons } = report
  return (
    <section className={classes.cards} aria-label="Leave balance">
      {annualLeave ? (
        <AnnualLeaveCard balance={annualLeave} reasons={annualLeaveReasons} />
      ) : (
        <div className={classes.card} data-wide>
          <Text weight="medium">Annual leave</Text>
          <Text tone="third" size={13}>
            Leave is counted once you have a contract.
          </Text>
        </div>
      )}
      {reasons.map((balance) => (
        <ReasonCard key={balance.reason.id} balance={balance} />
      ))}
    </section>
  )
}

interface AnnualLeaveCardProps {
  readonly balance: LeaveBalance
  readonly reasons: BalanceReport['annualLeaveReasons']
}

function AnnualLeaveCard({ balance, reasons }: AnnualLeaveCardProps) {
  const dayText = useDayText()
  const { entitlement, adjustments, carriedOver, expired, left, accrual } = balance
  const all = entitlement + adjustments + carriedOver - expired
  const carried = carriedOver > 0 ? `, ${carriedOver} carried over` : ''
  return (
    <div className={classes.card} data-wide>
      <Row gap={2} shrinks>
        {reasons.map((reason) => (
          <CategoryMark key={reason.id} category={reason} decorative={reasons.length === 1} />
        ))}
        <Text weight="medium" size={13} ellipsis>
          {reasons.length === 1 ? reasons[0]?.name : 'Annual leave'}
        </Text>
      </Row>
      <Row align="baseline" wrap style={{ gap: '0 6px' }}>
        <Text heading={20} figures>
          <ValueWithParts
            label="Annual leave left"
            value={`${daysText(left)} left`}
            parts={{ figure: balanceParts(balance, dayText) }}
          />
        </Text>
        <Text tone="third" size={13} figures>
          of {all}
          {carried}
        </Text>
      </Row>
      <LeaveBar of={balance} all={all} colour={reasons[0]?.color} />
      <Second>
        {takenText(balance)}
        {accrual && ` · ${daysText(accrual.accrued)} accrued so far, ${accrual.left} of them left`}
      </Second>
    </div>
  )
}

function ReasonCard({ balance }: { balance: ReasonBalance }) {
  const { reason, allowance, left, takenPast, takenAhead, waiting } = balance
  return (
    <div className={classes.card}>
      <Row gap={2} shrinks>
        <CategoryMark category={reason} decorative />
        <Text weight="medium" size={13} ellipsis>
          {reason.name}
        </Text>
      </Row>
      <Row align="baseline" wrap style={{ gap: '0 6px' }}>
        <Text heading={20} figures>
          {left === null ? daysText(takenPast + takenAhead + waiting) : `${daysText(left)} left`}
        </Text>
        <Text tone="third" size={13} figures>
          {allowance === null ? 'no allowance' : `of ${allowance}`}
        </Text>
      </Row>
      <LeaveBar of={balance} all={allowance} colour={reason.color} />
      <Second>{takenText(balance)}</Second>
    </div>
  )
}

function Second({ children }: { children: ReactNode }) {
  return (
    <Text tone="third" size={12} figures>
      {children}
    </Text>
  )
}
