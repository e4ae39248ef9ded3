import type { Figure, LeftOut } from '@praxis/contract/company/figures'
import type { RequestState } from '@praxis/contract/requests/request-rules'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { figureOf, SECONDS } from '../figures/figure'

/** The parts of logged time; denied time counts nowhere. */
export const LOGGED_PARTS = [
  { id: 'approvedTime', word: 'Approved', state: 'approved' },
  { id: 'waitingForApprovalTime', word: 'Waiting', state: 'waitingForApproval' },
  { id: 'unsubmittedTime', word: 'Unsubmitted', state: 'unsubmitted' },
] as const satisfies readonly { readonly id: keyof TimeFigures; readonly word: string; readonly state: RequestState }[]

type LoggedPart = (typeof LOGGED_PARTS)[number]

interface Beside {
  /** Where the entries of a state are listed. */
  readonly recordsOf?: (state: LoggedPart['state']) => string
  readonly leftOut?: readonly LeftOut[]
}

export const loggedTimeFigure = (time: Pick<TimeFigures, LoggedPart['id']>, beside: Beside = {}): Figure =>
  figureOf(
    SECONDS,
    LOGGED_PARTS.map(({ id, word, state }) => ({
      id,
      label: word,
      value: time[id],
      records: beside.recordsOf?.(state) ?? null,
    })),
    beside.leftOut,
  )

export const chargedTimeFigure = ({
  chargeableTime,
  chargedTime,
}: Pick<TimeFigures, 'chargeableTime' | 'chargedTime'>): Figure =>
  figureOf(SECONDS, [
    { id: 'chargeable', label: 'Chargeable', value: chargeableTime },
    { id: 'rounded', label: 'Rounded up to full blocks', value: chargedTime - chargeableTime },
  ])
