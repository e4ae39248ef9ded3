import { expect, it } from 'vitest'
import { openText } from './open-text'

it.each([
  [undefined, 3, undefined],
  [2, undefined, '2 open'],
  [2, 0, '2 open'],
  [0, 8, '0 open in my lists, 8 in projects'],
] as const)('says how many tasks are open: %s and %s', (own, inProjects, text) => {
  expect(openText({ own, inProjects })).toBe(text)
})
