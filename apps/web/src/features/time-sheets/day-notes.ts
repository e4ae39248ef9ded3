import type { DatePart } from '@praxis/contract/absences/absence-rules'
import type { TimeSheetDay } from '@praxis/contract/time/time-sheets'

/** Something on a day besides time: an absence, or a marking of the person's calendar. */
export interface DayNote {
  readonly kind: 'absence' | 'marking'
  readonly words: string
  readonly part: DatePart
  /** A waiting absence lowers no contracted time yet. */
  readonly isWaiting: boolean
  /** An absence goes on over a day on which nobody works anyway: it is there, and costs nothing. */
  readonly isIdle: boolean
  readonly takesTime: boolean
}

const partOf = (share: TimeSheetDay['items'][number]['share']): DatePart =>
  typeof share === 'number' ? 'fullDay' : share

/** The absences and markings of a day. An absence that waits for approval takes no time yet. */
export const dayNotes = (
  { items, contractedTimeInterval }: Pick<TimeSheetDay, 'items' | 'contractedTimeInterval'>,
  hasContract: boolean,
): DayNote[] =>
  items.flatMap(({ kind, share, words, takesTime, takenTimeInterval }) => {
    if (kind === 'booking') return []
    const isIdle = kind === 'absence' && hasContract && contractedTimeInterval === 0 && takenTimeInterval === 0
    const isWaiting = kind === 'absence' && !takesTime
    return [{ kind, words, part: partOf(share), isWaiting, isIdle, takesTime: takesTime && !isIdle }]
  })

/** The part of a day that nobody expects work on, for its hatch; two halves are the whole of it. */
export function hatchedPart(notes: readonly DayNote[]): DatePart | undefined {
  const parts = new Set(notes.filter(({ takesTime }) => takesTime).map(({ part }) => part))
  if (parts.has('fullDay') || (parts.has('am') && parts.has('pm'))) return 'fullDay'
  return parts.has('am') ? 'am' : parts.has('pm') ? 'pm' : undefined
}

const PART_WORDS: Readonly<Record<DatePart, string>> = { fullDay: '', am: ', morning', pm: ', afternoon' }

export const noteText = ({ words, part }: Pick<DayNote, 'words' | 'part'>): string => `${words}${PART_WORDS[part]}`
