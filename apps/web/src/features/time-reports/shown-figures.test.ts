import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { expect, it } from 'vitest'
import { shownParts, shownTotal } from './shown-figures'

const NAMES = ['approvedTime', 'waitingForApprovalTime', 'unsubmittedTime', 'chargeableTime', 'chargedTime'] as const

const figuresOf = (approvedTime: number, waitingForApprovalTime: number, unsubmittedTime: number): TimeFigures => {
  const loggedTime = approvedTime + waitingForApprovalTime + unsubmittedTime
  return {
    loggedTime,
    approvedTime,
    waitingForApprovalTime,
    unsubmittedTime,
    chargeableTime: approvedTime + waitingForApprovalTime,
    chargedTime: loggedTime,
  }
}

const parts = Array.from({ length: 12 }, (_, index) =>
  figuresOf((index * 7919) % 9000, (index * 104_729) % 7000, (index * 1301) % 5000),
)
const sum = (figures: readonly TimeFigures[], name: keyof TimeFigures) =>
  figures.reduce((total, each) => total + (each[name] ?? 0), 0)
const whole = figuresOf(sum(parts, 'approvedTime'), sum(parts, 'waitingForApprovalTime'), sum(parts, 'unsubmittedTime'))

it('what is logged is read as the sum of its states, cut once', () => {
  const { loggedTime, approvedTime, waitingForApprovalTime, unsubmittedTime } = shownTotal(whole)
  expect(approvedTime + waitingForApprovalTime + unsubmittedTime).toBe(loggedTime)
  expect(loggedTime).toBe(whole.loggedTime - (whole.loggedTime % 60))
})

it('every column of a breakdown adds up to its total, and the states of a row to what is logged', () => {
  const total = shownTotal(whole)
  const rows = shownParts(parts, whole)
  for (const name of [...NAMES, 'loggedTime'] as const) expect(sum(rows, name)).toBe(total[name])
  for (const row of rows)
    expect(row.approvedTime + row.waitingForApprovalTime + row.unsubmittedTime).toBe(row.loggedTime)
})

it('a breakdown of nothing is nothing', () => {
  expect(shownParts([], figuresOf(0, 0, 0))).toEqual([])
})
