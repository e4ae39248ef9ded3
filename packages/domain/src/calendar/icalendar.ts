import { addDays } from './day'

/** Whole days on a calendar that programs subscribe to. */
export interface CalendarEvent {
  /** The same for as long as the event exists, whatever changes about it. */
  readonly uid: string
  /** When it was last changed, and how often. */
  readonly changedAt: string
  readonly sequence: number
  readonly firstDay: string
  readonly lastDay: string
  readonly summary: string
  readonly isTentative: boolean
}

const LONGEST_LINE = 75
const HOURS_BETWEEN_READINGS = 1

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** A line of any length in lines of 75 octets at most; those that go on begin with a space. No character is cut in two. */
const folded = (line: string): string => {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST_LINE) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** Controls other than the end of a line have no place in a calendar. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are taken out.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n')

const dateOf = (day: string): string => day.replaceAll('-', '')
const momentOf = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const linesOfEvent = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${momentOf(event.changedAt)}`,
  `LAST-MODIFIED:${momentOf(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  // Days have no time zone, so they are the same days everywhere; the end is the day after the last.
  `DTSTART;VALUE=DATE:${dateOf(event.firstDay)}`,
  `DTEND;VALUE=DATE:${dateOf(addDays(event.lastDay, 1))}`,
  `SUMMARY:${escaped(event.summary)}`,
  `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
]

/** A calendar in the form of RFC 5545. */
export const icalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Praxis//Absences//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${HOURS_BETWEEN_READINGS}H`,
    `X-PUBLISHED-TTL:PT${HOURS_BETWEEN_READINGS}H`,
    ...events.flatMap(linesOfEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
