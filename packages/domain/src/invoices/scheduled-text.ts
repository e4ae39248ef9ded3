import type { Day } from '../calendar/day'
import { monthInWords } from '../calendar/day-in-words'

/** 'Design authority, {month}' is 'Design authority, December 2026' on the draft of that month. */
export const scheduledText = (text: string, projectName: string, day: Day): string =>
  (text === '' ? `${projectName}, {month}` : text).replaceAll('{month}', monthInWords(day))
