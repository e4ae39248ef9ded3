import { expect, it } from 'vitest'
import { yearOptions } from './year-options'

it('says on which days a year begins and ends', () => {
  const labels = Object.fromEntries(yearOptions('04-01').map(({ value, label }) => [value, label]))
  expect(labels['04-01']).toBe('01/04 – 31/03')
  expect(labels['01-01']).toBe('01/01 – 31/12')
  expect(labels['03-01']).toBe('01/03 – 28/02')
  expect(labels['04-06']).toBe('06/04 – 05/04')
})

it('offers the present beginning, however unusual', () => {
  expect(yearOptions('07-15').map(({ value }) => value)).toContain('07-15')
})
