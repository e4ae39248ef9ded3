import { expect, it } from 'vitest'
import { countText, useText } from './template-words'

it('counts one and many', () => {
  expect([0, 1, 2].map((count) => countText(count, 'task'))).toEqual(['0 tasks', '1 task', '2 tasks'])
})

it('tells how much a template is used', () => {
  expect(useText({ projectCount: 0, lastUsedAt: null })).toBe('Not used yet')
  expect(useText({ projectCount: 1, lastUsedAt: '2026-09-03T12:00:00.000Z' })).toBe(
    'Used in 1 project, last on 03/09/2026',
  )
})
