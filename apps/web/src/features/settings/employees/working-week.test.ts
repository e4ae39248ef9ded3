import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { expect, it } from 'vitest'
import { weekOf, weekTotal, weekValuesOf } from './working-week'

it('comes back as it was stored, with Sunday as 1', () => {
  const week = { ...defaultWorkingWeek, 1: 3600 }
  expect(weekValuesOf(week)).toMatchObject({ sunday: 3600, monday: 27_000, saturday: null })
  expect(weekOf(weekValuesOf(week))).toEqual(week)
})

it('adds up, whatever is half typed', () => {
  expect(weekTotal({ ...weekValuesOf(defaultWorkingWeek), friday: Number.NaN })).toBe(4 * 27_000)
})
