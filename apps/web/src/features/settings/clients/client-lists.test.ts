import { expect, it } from 'vitest'
import { withAdded, withChanged, without } from './client-lists'

const items = [
  { id: '1', name: 'main' },
  { id: '2', name: 'legal' },
]

it('changes one thing of a list and leaves the others', () => {
  expect(withAdded(items, { name: 'press' })).toEqual([...items, { name: 'press' }])
  expect(withChanged(items, '2', { name: 'law' })).toEqual([
    { id: '1', name: 'main' },
    { id: '2', name: 'law' },
  ])
  expect(without(items, '2')).toEqual([{ id: '1', name: 'main' }])
})
