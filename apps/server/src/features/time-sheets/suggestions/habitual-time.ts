import { type Habit, type HabitDay, type HabitEntry, habitsOf } from '@praxis/domain/time/habits'
import type { ProbableTime } from '../../../platform/time-suggestions'
import type { LoggedTime } from './logged-time'
import { keyOfThing } from './named-things'
import { type PossibleTime, possibleTime, projectOf, type SuggestionGround } from './possible-time'

interface Known {
  readonly days: readonly HabitDay[]
  readonly logged: readonly LoggedTime[]
  /** What sources suggest, which takes its time of the day. */
  readonly suggested: readonly HabitEntry[]
}

export const entryOf = (logged: LoggedTime): HabitEntry => ({
  day: logged.day,
  key: keyOfThing(logged),
  duration: logged.duration,
})

/**
 * What is usual on a weekday, for as much of the day as is left. It is no source among the others, because it begins where they end:
 * it must know what they all suggest.
 */
export const habitualTime = (ground: SuggestionGround, { days, logged, suggested }: Known): PossibleTime[] => {
  // The latest entry of a thing on a day is what a suggestion looks like.
  const examples = new Map(logged.map((entry) => [`${entry.day} ${keyOfThing(entry)}`, entry]))
  const possible = ({ day, key, lastDay }: Omit<Habit, 'duration'>, duration: number) => {
    const example = examples.get(`${lastDay} ${key}`)
    if (!example) return undefined
    const { targetableId, clientId, taskId, comment } = example
    const probable: ProbableTime = {
      key: `${day}:${key}`,
      time: { day, duration },
      // What was not charged so far is where the project charges everything by now.
      isChargeable:
        example.chargeable === example.duration || projectOf(ground, example)?.isNonChargeableTimeAllowed === false,
      ...{ targetableId, clientId, taskId, comment },
    }
    return possibleTime(ground, 'recentWeeks', probable)
  }
  const entries = [...logged.map(entryOf), ...suggested]
  // Whether it would be accepted is no question of how much it is.
  const habits = habitsOf(days, entries, ground.logging.submitter.today, (habit) => possible(habit, 1) !== undefined)
  return habits.flatMap((habit) => possible(habit, habit.duration) ?? [])
}
