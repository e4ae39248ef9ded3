import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { expect, test } from 'vitest'
import { definitionProblems, tidyDefinitions } from './dynamic-detail-definitions'

const definition = (parts: Partial<DynamicDetailDefinition>): DynamicDetailDefinition => ({
  key: 'Office',
  type: 'freeText',
  isRequired: false,
  isStrategic: false,
  ...parts,
})

test('a key is defined once', () => {
  const rows = [definition({}), definition({ key: 'Floor' }), definition({})]
  expect(definitionProblems(rows)).toEqual([{ row: 2, part: 'key', message: 'Duplicated Key' }])
})

test('selects and combos need options, each of them once', () => {
  const rows = [
    definition({ key: 'A', type: 'selects' }),
    definition({ key: 'B', type: 'combo', options: [] }),
    definition({ key: 'C', type: 'combo', options: ['Rail', 'Rail'] }),
    definition({ key: 'D', type: 'selects', options: ['Rail', 'Water'] }),
  ]
  expect(definitionProblems(rows).map(({ row, message }) => [row, message])).toEqual([
    [0, 'Options are required'],
    [1, 'Options are required'],
    [2, 'Duplicated Option'],
  ])
})

test('other types keep no options', () => {
  expect(tidyDefinitions([definition({ options: ['Rail'] })])).toEqual([definition({})])
  expect(tidyDefinitions([definition({ type: 'combo', options: ['Rail'] })])[0]?.options).toEqual(['Rail'])
})
