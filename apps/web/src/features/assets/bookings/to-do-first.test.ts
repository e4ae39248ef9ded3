import { expect, it } from 'vitest'
import { toDoFirst } from './to-do-first'

const booking = (name: string, from: string, to: string, isOut = false, isOverdue = false) => ({
  name,
  from,
  to,
  isOverdue,
  takenAt: isOut ? from : null,
  returnedAt: null,
})

it('puts what is late first, then what has to come back by its day, then what comes next', () => {
  const sorted = toDoFirst([
    booking('next', '2026-11-14', '2026-11-15'),
    booking('out long', '2026-11-01', '2026-11-20', true),
    booking('late', '2026-11-09', '2026-11-11', true, true),
    booking('out today', '2026-11-10', '2026-11-12', true),
    booking('sooner', '2026-11-13', '2026-12-15'),
  ])
  expect(sorted.map(({ name }) => name)).toEqual(['late', 'out today', 'out long', 'sooner', 'next'])
})
