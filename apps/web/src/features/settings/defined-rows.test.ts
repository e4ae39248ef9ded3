import { emptyDynamicDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { expect, it } from 'vitest'
import { definedRows, definitionsOfRows, rowsOfDefinitions } from './defined-rows'

const office = { key: 'Office', type: 'selects', isRequired: true, isStrategic: false, options: ['Leeds'] } as const

it('comes back as it was defined', () => {
  const definitions = [{ ...office, options: ['Leeds'] }]
  expect(definitionsOfRows(rowsOfDefinitions(definitions))).toEqual(definitions)
})

it('drops rows that were left empty', () => {
  expect(definitionsOfRows([emptyDynamicDetail])).toEqual([])
  expect(definedRows([emptyDynamicDetail])).toBeUndefined()
})

it('needs options to choose from, but no value for a required row', () => {
  const row = { ...emptyDynamicDetail, ...office }
  expect(definedRows([row])).toBeUndefined()
  expect(definedRows([{ ...row, options: [] }])).toBe('Options are required')
})

it('refuses a key twice', () => {
  const row = { ...emptyDynamicDetail, key: 'Office' }
  expect(definedRows([row, row])).toBe('Duplicated Key')
})
