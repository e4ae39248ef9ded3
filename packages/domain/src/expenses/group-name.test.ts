import { expect, test } from 'vitest'
import { groupName } from './group-name'

test('a group is called by its person, day and number', () => {
  expect(groupName('Priya Nair', '2026-10-22', 1)).toBe('Priya Nair, 22/10/2026, 1')
})
