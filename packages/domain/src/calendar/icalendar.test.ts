import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays } from './day'
import { type CalendarEvent, icalendar } from './icalendar'
import { readCalendar } from './testing/read-icalendar'

const holiday: CalendarEvent = {
  uid: 'absence-1@praxis',
  changedAt: '2026-11-12T10:20:30.456Z',
  sequence: 3,
  firstDay: '2026-12-31',
  lastDay: '2026-12-31',
  summary: 'Holiday (morning)',
  isTentative: false,
}

describe('a calendar', () => {
  it('is written in lines that end as they must', () => {
    expect(icalendar('Leave', [holiday])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Praxis//Absences//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Leave',
        'X-WR-CALNAME:Leave',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
        'BEGIN:VEVENT',
        'UID:absence-1@praxis',
        'DTSTAMP:20261112T102030Z',
        'LAST-MODIFIED:20261112T102030Z',
        'SEQUENCE:3',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Holiday (morning)',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('says what is not certain yet', () => {
    expect(readCalendar(icalendar('', [{ ...holiday, isTentative: true }])).events[0]?.STATUS).toBe('TENTATIVE')
  })

  it('keeps texts to themselves, whatever is in them', () => {
    const summary = 'Sick; tired, \\n\r\nEND:VEVENT\u0007'
    const written = icalendar('A\nB', [{ ...holiday, summary }])
    expect(written).toContain('SUMMARY:Sick\\; tired\\, \\\\n\\nEND:VEVENT\r\n')
    expect(readCalendar(written)).toMatchObject({
      name: 'A\nB',
      events: [{ SUMMARY: 'Sick; tired, \\n\nEND:VEVENT' }],
    })
  })
})

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))
/** Texts as people write them, and characters that take one to four octets. */
const text = fc.string({
  unit: fc.constantFrom('a', 'é', '–', '🏖️', ',', ';', '\\', ' ', '\n', ':', 'n'),
  maxLength: 200,
})
const event: fc.Arbitrary<CalendarEvent> = fc
  .record({
    uid: fc.uuid(),
    changedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    sequence: fc.nat(),
    firstDay: day,
    length: fc.nat(400),
    summary: text,
    isTentative: fc.boolean(),
  })
  .map(({ changedAt, length, ...own }) => ({
    ...own,
    changedAt: changedAt.toISOString(),
    lastDay: addDays(own.firstDay, length),
  }))

describe('any calendar', () => {
  it('is read back as it was, from lines that are short enough and cut no character', () => {
    fc.assert(
      fc.property(text, fc.array(event, { maxLength: 4 }), (name, events) => {
        const written = icalendar(name, events)
        for (const line of written.split('\r\n')) {
          const encoded = new TextEncoder().encode(line)
          expect(encoded.length).toBeLessThanOrEqual(75)
          expect(new TextDecoder().decode(encoded)).toBe(line)
        }
        const read = readCalendar(written)
        expect(read.name).toBe(name)
        expect(
          read.events.map((each) => ({
            uid: each.UID,
            sequence: Number(each.SEQUENCE),
            firstDay: each.firstDay,
            lastDay: each.lastDay,
            summary: each.SUMMARY,
            isTentative: each.STATUS === 'TENTATIVE',
          })),
        ).toEqual(events.map(({ changedAt: _, ...own }) => own))
      }),
    )
  })
})
