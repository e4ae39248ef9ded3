import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { inFullMinutes } from '@praxis/domain/time/time-figures'
import { TIME_PARTS } from './time-parts'

type TimeName = 'loggedTime' | 'chargeableTime' | 'chargedTime' | (typeof TIME_PARTS)[number]['id']

const shared = (figures: readonly TimeFigures[], name: TimeName, whole?: number) =>
  inFullMinutes(
    figures.map((each) => each[name]),
    whole,
  )

/** The figures of a whole in full minutes: logged time is the sum of its states. */
export function shownTotal(total: TimeFigures): TimeFigures {
  const [approvedTime = 0, waitingForApprovalTime = 0, unsubmittedTime = 0] = inFullMinutes(
    TIME_PARTS.map(({ id }) => total[id]),
  )
  const loggedTime = approvedTime + waitingForApprovalTime + unsubmittedTime
  const [chargeableTime = 0] = shared([total], 'chargeableTime')
  const [chargedTime = 0] = shared([total], 'chargedTime')
  return { ...total, approvedTime, waitingForApprovalTime, unsubmittedTime, loggedTime, chargeableTime, chargedTime }
}

/** The figures of parts in full minutes: columns add up to the whole, and the states of a part to its logged time. */
export function shownParts(parts: readonly TimeFigures[], whole: TimeFigures): TimeFigures[] {
  const total = shownTotal(whole)
  const columns = {
    approvedTime: shared(parts, 'approvedTime', total.approvedTime),
    waitingForApprovalTime: shared(parts, 'waitingForApprovalTime', total.waitingForApprovalTime),
    unsubmittedTime: shared(parts, 'unsubmittedTime', total.unsubmittedTime),
    chargeableTime: shared(parts, 'chargeableTime', total.chargeableTime),
    chargedTime: shared(parts, 'chargedTime', total.chargedTime),
  }
  return parts.map((part, index) => {
    const of = (name: keyof typeof columns) => columns[name][index] ?? 0
    const states = {
      approvedTime: of('approvedTime'),
      waitingForApprovalTime: of('waitingForApprovalTime'),
      unsubmittedTime: of('unsubmittedTime'),
    }
    const loggedTime = states.approvedTime + states.waitingForApprovalTime + states.unsubmittedTime
    return { ...part, ...states, loggedTime, chargeableTime: of('chargeableTime'), chargedTime: of('chargedTime') }
  })
}
