import { describe, expect, it } from 'vitest'
import { clockText, secondsSince } from './timer-clock'

const NOW = Date.parse('2026-11-12T10:42:08.900Z')

describe('the clock of a timer', () => {
  it.each([
    ['2026-11-12T09:18:00.000Z', '1:24:08'],
    ['2026-11-12T10:42:08.000Z', '0:00:00'],
    ['2026-11-10T10:42:08.000Z', '48:00:00'],
    ['2026-11-12T11:18:00+02:00', '1:24:08'],
  ])('started at %s shows %s', (startDate, text) => {
    expect(clockText(startDate, NOW)).toBe(text)
  })

  it('shows nothing below zero while the clocks are a moment apart', () => {
    expect(clockText('2026-11-12T10:42:10.000Z', NOW)).toBe('0:00:00')
  })

  it('shows N/A for a start that is none', () => {
    expect(clockText('soon', NOW)).toBe('N/A')
    expect(secondsSince('soon', NOW)).toBeUndefined()
  })
})
