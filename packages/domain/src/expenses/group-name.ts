import { type Day, formatDay } from '../calendar/day'

/** What claims that were submitted at once are called: the number counts the person’s groups of the day. */
export const groupName = (displayName: string, day: Day, number: number): string =>
  `${displayName}, ${formatDay(day)}, ${number}`
