import { type Habit, type HabitDay, type HabitEntry, habitsOf } from '@praxis/domain/time/habits'
import type { ProbableTime } from '../../../platform/time-suggestions'
import type { LoggedTime } from './logged-time'
import { keyOfThing } from './named-things'
import { type PossibleTime, possibleTime, projectOf, type SuggestionGround } from './possible-time'

interface Known {
  readonly days: readonly HabitDay[]
  readonly logged: readonly LoggedTime[]
  /** The suggestions of sources, whose time is subtracted from the day. */
  readonly suggested: readonly HabitEntry[]
}

export const entryOf = (logged: LoggedTime): HabitEntry => ({
  day: logged.day,
  key: keyOfThing(logged),
  duration: logged.duration,
})

/**
 * What is usual on a weekday, for as much of the day as is left. Habits are no source among the others, because they
 * begin where those end: they must know what all of them suggest.
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
      // Time that was not charged so far is suggested as charged where the project charges everything by now.
      isChargeable:
        example.chargeable === example.duration || projectOf(ground, example)?.isNonChargeableTimeAllowed === false,
      ...{ targetableId, clientId, taskId, comment },
    }
    return possibleTime(ground, 'recentWeeks', probable)
  }
  const entries = [...logged.map(entryOf), ...suggested]
  // Whether time would be accepted does not depend on how much it is.
  const habits = habitsOf(days, entries, ground.logging.submitter.today, (habit) => possible(habit, 1) !== undefined)
  return habits.flatMap((habit) => possible(habit, habit.duration) ?? [])
}
