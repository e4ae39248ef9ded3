import type { Day } from '@praxis/domain/calendar/day'
import { capacityByDay } from '@praxis/domain/capacity/capacity'
import type { LoggableWork, Worker } from './loggable-work'

export interface DayAtWork {
  readonly day: Day
  readonly contracted: number
}

/** The days somebody worked by contract, without bank holidays and leave. */
export const daysAtWork = (
  { daysOffOf }: Pick<LoggableWork, 'daysOffOf'>,
  worker: Worker,
  { from, to }: { readonly from: Day; readonly to: Day },
): DayAtWork[] =>
  capacityByDay({ contract: worker.contract, items: daysOffOf(worker) }, from, to)
    .filter(({ seconds }) => seconds > 0)
    .map(({ day, seconds }) => ({ day, contracted: seconds }))
