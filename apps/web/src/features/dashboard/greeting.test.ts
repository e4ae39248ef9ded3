import { describe, expect, it } from 'vitest'
import { greeting, todayText } from './greeting'

const at = (time: string) => new Date(`2026-11-12T${time}:00Z`)

describe('the greeting', () => {
  it.each([
    ['04:59', 'Good evening'],
    ['05:00', 'Good morning'],
    ['11:59', 'Good morning'],
    ['12:00', 'Good afternoon'],
    ['18:00', 'Good evening'],
    ['00:00', 'Good evening'],
  ])('at %s is %s', (time, words) => {
    expect(greeting(at(time), 'Europe/London')).toBe(words)
  })

  it('goes by the clock of the time zone, as does the day', () => {
    expect(greeting(at('20:00'), 'Asia/Tokyo')).toBe('Good morning')
    expect(todayText(at('20:00'), 'Asia/Tokyo')).toBe('Friday 13/11/2026')
    expect(todayText(at('20:00'), 'Europe/London')).toBe('Thursday 12/11/2026')
  })
})
