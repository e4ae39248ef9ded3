import { expect, test } from 'vitest'
import { companyYearOf } from './company-year'

test.each([
  ['2026-11-12', '04-01', '2026-04-01', '2027-03-31'],
  ['2026-03-31', '04-01', '2025-04-01', '2026-03-31'],
  ['2026-04-01', '04-01', '2026-04-01', '2027-03-31'],
  ['2026-07-01', '01-01', '2026-01-01', '2026-12-31'],
  ['2024-02-29', '02-28', '2024-02-28', '2025-02-27'],
  ['2024-02-29', '03-01', '2023-03-01', '2024-02-29'],
  ['2024-02-28', '02-29', '2023-02-28', '2024-02-28'],
])('%s lies in the year from %s that runs %s to %s', (day, start, startDate, endDate) => {
  expect(companyYearOf(day, start)).toEqual({ startDate, endDate })
})
