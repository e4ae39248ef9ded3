import type { StageChange } from '@praxis/contract/opportunities/opportunities'
import { daysBetween } from '@praxis/domain/calendar/day'
import { isLost, isWon } from '../opportunity-words'
import type { Stage } from '../use-stage-moves'

export interface TrackedStage {
  readonly stage: Stage
  readonly state: 'passed' | 'present' | 'ahead'
  /** The day it was entered last; null where it never was. */
  readonly enteredOn: string | null
  /** The days spent in it, all visits together. */
  readonly days: number
}

/** The days that each stage lasted, up to the next change or today. */
const visitsOf = (changes: readonly StageChange[], today: string) =>
  changes.map(({ stageID, enteredOn }, index) => ({
    stageID,
    enteredOn,
    days: daysBetween(enteredOn, changes[index + 1]?.enteredOn ?? today),
  }))

/** The way through the stages, by probability; a lost stage is only on the way of what was lost. */
export function stageTrack(
  stages: readonly Stage[],
  changes: readonly StageChange[],
  present: Stage,
  today: string,
): TrackedStage[] {
  const visits = visitsOf(changes, today)
  const onTheWay = [
    ...stages.filter((stage) => !isLost(stage)),
    ...stages.filter((stage) => isLost(stage) && stage.id === present.id),
  ]
  return onTheWay.map((stage) => {
    const own = visits.filter(({ stageID }) => stageID === stage.id)
    const isBefore = isLost(present) ? own.length > 0 : stage.probability < present.probability
    return {
      stage,
      state: stage.id === present.id ? 'present' : isBefore ? 'passed' : 'ahead',
      enteredOn: own.at(-1)?.enteredOn ?? null,
      days: own.reduce((sum, { days }) => sum + days, 0),
    }
  })
}

/** '12 days', '21 days so far' */
export const trackedDaysText = ({ stage, state, days }: TrackedStage): string => {
  const text = `${days} ${days === 1 ? 'day' : 'days'}`
  return state === 'present' && !isWon(stage) && !isLost(stage) ? `${text} so far` : text
}
