import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerTime, noteServerTime, serverNow } from './server-clock'

const NOON = Date.parse('2026-11-12T12:00:00.000Z')
const header = (moment: number) => new Date(moment).toUTCString()

beforeEach(() => vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  forgetServerTime()
  vi.useRealTimers()
})

describe('the clock of the server', () => {
  it('is that of this computer until an answer has come, and while the two agree', () => {
    expect(serverNow()).toBe(NOON)
    noteServerTime(header(NOON), NOON - 80, NOON)
    expect(serverNow()).toBe(NOON)
  })

  it.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])('is told from a computer whose clock is an hour %s, to the second', (_how, wrongBy) => {
    const right = NOON - wrongBy
    noteServerTime(header(right), NOON - 50, NOON)
    expect(Math.abs(serverNow() - right)).toBeLessThanOrEqual(1050)
  })

  it('is known better with every answer, and anew once a clock has been set', () => {
    noteServerTime(header(NOON - 60_000), NOON - 2000, NOON)
    noteServerTime(header(NOON - 60_000), NOON - 10, NOON)
    expect(Math.abs(serverNow() - (NOON - 60_000))).toBeLessThanOrEqual(1010)
    noteServerTime(header(NOON), NOON - 10, NOON)
    expect(serverNow()).toBe(NOON)
  })

  it('takes no notice of an answer without a date', () => {
    noteServerTime(null, NOON, NOON)
    noteServerTime('yesterday', NOON, NOON)
    expect(serverNow()).toBe(NOON)
  })
})
