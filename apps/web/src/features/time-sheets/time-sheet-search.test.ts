import { expect, it } from 'vitest'
import { readTimeSheetSearch } from './time-sheet-search'

it('an address tells the week, the display and the project to log on', () => {
  const projectID = '0190b2c4-0000-7000-8000-000000000001'
  expect(readTimeSheetSearch({ from: '2026-11-09', display: 'grid', projectID })).toEqual({
    from: '2026-11-09',
    display: 'grid',
    projectID,
  })
})

it('what means nothing is as if it were absent', () => {
  expect(readTimeSheetSearch({ from: '2026-02-30', display: 'planner', projectID: 'x' })).toEqual({})
})

it.each(['1899-12-31', '9999-12-31'])('a week that nothing can be logged in is as if it were absent: %s', (from) => {
  expect(readTimeSheetSearch({ from })).toEqual({})
})
