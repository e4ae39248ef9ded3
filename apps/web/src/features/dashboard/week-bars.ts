import type { DayOfTime, WeekOfTime } from '../time-sheets/week-of-time'

/** The states that count in a day's bar; denied time stands beside it. */
export const TIME_PARTS = [
  { part: 'approved', word: 'Approved' },
  { part: 'waitingForApproval', word: 'Waiting' },
  { part: 'unsubmitted', word: 'Unsubmitted' },
  { part: 'running', word: 'Running now' },
] as const

interface BarScale {
  /** The highest of all bars and contracted times: the height of the drawing. */
  readonly highest: number
  /** The contracted time of a working day, where it is the same on all of them. */
  readonly everyDay: number | undefined
}

export function barScale({ days }: Pick<WeekOfTime, 'days'>): BarScale {
  const contracted = days.map(({ contractedTimeInterval }) => contractedTimeInterval)
  const workingDays = new Set(contracted.filter((seconds) => seconds > 0))
  return {
    highest: Math.max(1, ...contracted, ...days.map(({ figures }) => figures.total)),
    everyDay: workingDays.size === 1 ? [...workingDays][0] : undefined,
  }
}

/** Over how many days the line of contracted time runs on from this day; 0 where it began on a day before. */
export function lineFrom(days: readonly Pick<DayOfTime, 'contractedTimeInterval'>[], place: number): number {
  const heightAt = (index: number) => days[index]?.contractedTimeInterval ?? 0
  const height = heightAt(place)
  if (height === 0 || heightAt(place - 1) === height) return 0
  const rest = days.slice(place)
  const end = rest.findIndex(({ contractedTimeInterval }) => contractedTimeInterval !== height)
  return end === -1 ? rest.length : end
}
