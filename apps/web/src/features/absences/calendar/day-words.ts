import { formatDay } from '@praxis/domain/calendar/day'
import { PART_WORDS, STATE_WORDS, stateOf, weekdayText } from '../absence-words'
import type { LeaveDay } from './leave-days'

/** What a day is, for those who don't see its colours: 'Wed 02/12/2026: Annual leave, PM, Waiting'. */
export function dayWords({ day, isWorked, bankHoliday, am, pm }: LeaveDay, today: string): string {
  const named = (['am', 'pm'] as const).flatMap((part) => {
    const absence = part === 'am' ? am : pm
    if (!absence || (part === 'pm' && am === pm)) return []
    const half = am === pm ? [] : [PART_WORDS[part]]
    return [[absence.reason.name, ...half, STATE_WORDS[stateOf(absence)]].join(', ')]
  })
  const what = [
    ...(day === today ? ['today'] : []),
    ...(bankHoliday ? [bankHoliday] : isWorked ? [] : ['day off']),
    ...named,
  ]
  return `${weekdayText(day)} ${formatDay(day)}${what.length > 0 ? `: ${what.join('; ')}` : ''}`
}
