import { expect, it } from 'vitest'
import { nextStart } from './next-start'

const DAY = '2026-11-11'
const logged = (to: string | undefined, updatedAt = `${DAY}T17:00:00Z`, day = DAY) => ({
  day,
  updatedAt,
  ...(to && { to: `${DAY}T${to}:00.000Z` }),
})

it('begins where the last entry of the day ended', () => {
  expect(nextStart([logged('12:30'), logged('10:00')], DAY, 'Europe/London')).toEqual({ from: `${DAY}T12:30:00.000Z` })
})

it('begins with the day alone when nothing is logged there', () => {
  expect(nextStart([logged('12:30', undefined, '2026-11-10')], DAY, 'Europe/London')).toEqual({
    day: DAY,
    isUnspecified: false,
  })
})

it('asks for a duration alone of somebody who has not logged yet', () => {
  expect(nextStart([], DAY, 'Europe/London')).toEqual({ day: DAY })
})

it('asks for a duration alone when that is how the person logged last', () => {
  const entries = [logged('12:30', `${DAY}T12:31:00Z`), logged(undefined, `${DAY}T16:00:00Z`)]
  expect(nextStart(entries, DAY, 'Europe/London')).toEqual({ day: DAY })
})

it('stays on the day when the last entry ran past its midnight', () => {
  expect(nextStart([logged('23:30')], DAY, 'Asia/Tokyo')).toEqual({ day: DAY, isUnspecified: false })
})
