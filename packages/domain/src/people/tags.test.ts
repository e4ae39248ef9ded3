import { expect, test } from 'vitest'
import { tagsToSave } from './tags'

test.each([
  [
    ['Design', 'design ', 'Rail'],
    ['Design', 'Rail'],
  ],
  [[' ', ''], []],
  [
    ['SQL', 'Water', 'sql'],
    ['SQL', 'Water'],
  ],
])('of %j are saved %j', (tags, saved) => {
  expect(tagsToSave(tags)).toEqual(saved)
})
