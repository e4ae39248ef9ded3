import type { LeaveBalance } from '@praxis/contract/absences/leave-balance'
import type { Figure } from '@praxis/contract/company/figures'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import { formatDay } from '@praxis/domain/calendar/day'
import { figureOf, HALF_DAYS, type NewPart } from '@praxis/domain/figures/figure'

const halves = (days: number): number => Math.round(days * 2)

/** What each period of the contract gives: '25 days a year × 184 of 365 days (01/07/2026 – 31/12/2026)'. */
const entitlementText = (parts: LeaveBalance['entitlementParts']): string =>
  parts
    .map(({ from, to, daysOfYear, calendarDays, wholeYearDays }) => {
      const share = calendarDays === wholeYearDays ? '' : ` × ${calendarDays} of ${wholeYearDays} days`
      return `${daysOfYear} days a year${share} (${formatDateRange({ from, to })})`
    })
    .join('; ')

/** What is left of the annual leave, with every part that it is made of. */
export function balanceParts(balance: LeaveBalance, dayText: (moment: string) => string): Figure {
  const isRounded = balance.entitlementParts.some(({ calendarDays, wholeYearDays }) => calendarDays < wholeYearDays)
  const parts: NewPart[] = [
    {
      id: 'entitlement',
      label: 'Entitlement',
      value: halves(balance.entitlement),
      detail: `${entitlementText(balance.entitlementParts)}${isRounded ? '; rounded up to half a day' : ''}` || null,
    },
    ...balance.adjustmentItems.map(({ id, days, reason, by, at }) => ({
      id,
      label: `Adjustment: ${reason}`,
      value: halves(days),
      detail: [...(by ? [by.displayName] : []), dayText(at)].join(', '),
    })),
    {
      id: 'carriedOver',
      label: 'Carried over',
      value: halves(balance.carriedOver),
      detail: balance.carriedUntil && `usable until ${formatDay(balance.carriedUntil)}`,
    },
    { id: 'expired', label: 'Expired', value: -halves(balance.expired), detail: 'carried over and not used in time' },
    { id: 'takenPast', label: 'Taken', value: -halves(balance.takenPast) },
    { id: 'takenAhead', label: 'Booked ahead', value: -halves(balance.takenAhead) },
    { id: 'waiting', label: 'Waiting for approval', value: -halves(balance.waiting) },
  ]
  return figureOf(
    HALF_DAYS,
    parts.filter(({ id, value }) => value !== 0 || id === 'entitlement'),
  )
}
