import { describe, expect, test } from 'vitest'
import '../phones/numbering-plans'
import {
  cleanDynamicDetails,
  type DynamicDetail,
  definitionsOfDetails,
  emptyDynamicDetail,
  inOrderOfDefinitions,
  withDefinedDetails,
} from './dynamic-detail'
import { dynamicDetailProblems, dynamicDetails } from './dynamic-detail-problems'

const row = (parts: Partial<DynamicDetail>): DynamicDetail => ({ ...emptyDynamicDetail, ...parts })

const messages = (rows: DynamicDetail[]) =>
  dynamicDetailProblems(rows).map((problem) => `${problem.row} ${problem.part}: ${problem.message}`)

test('rows with neither key nor value are dropped, the others keep their order', () => {
  const rows = [row({ key: ' Office ', value: 'Leeds' }), row({}), row({ key: ' ', value: ' ' }), row({ key: 'Floor' })]
  expect(cleanDynamicDetails(rows)).toEqual([row({ key: 'Office', value: 'Leeds' }), row({ key: 'Floor' })])
})

test('links are saved with their http://', () => {
  expect(cleanDynamicDetails([row({ key: 'Site', type: 'url', value: 'example.com' })])[0]?.value).toBe(
    'http://example.com',
  )
  expect(cleanDynamicDetails([row({ key: 'Site', type: 'url' })])[0]?.value).toBe('')
})

test('rich text that shows nothing is empty', () => {
  const rows = [row({ type: 'richText', value: '<p></p>' }), row({ type: 'richText', value: '<p>&nbsp; </p>' })]
  expect(cleanDynamicDetails(rows)).toEqual([])
  expect(messages([row({ key: 'Notes', type: 'richText', value: '<p></p>', isRequired: true })])).toEqual([
    '0 value: Notes is required',
  ])
})

describe('problems', () => {
  test('a key may stand only once', () => {
    expect(messages([row({ key: 'Office' }), row({ key: 'Floor' }), row({ key: ' Office' })])).toEqual([
      '2 key: Duplicated Key',
    ])
  })

  test('a value needs its key, a required row its value', () => {
    expect(messages([row({ value: 'Leeds' }), row({ key: 'Office', isRequired: true })])).toEqual([
      '0 key: Key is required',
      '1 value: Office is required',
    ])
  })

  test('as a rule of a form the first problem speaks', () => {
    expect(dynamicDetails([row({ key: 'Office' }), row({ key: 'Office' })])).toBe('Duplicated Key')
    expect(dynamicDetails([row({ key: 'Office' })])).toBeUndefined()
  })

  test('rows that will be dropped are not looked at', () => {
    expect(messages([row({ isRequired: true }), row({})])).toEqual([])
  })

  test.each([
    ['phoneNumber', '020 7946 0018', 'Invalid Phone Number', '12345'],
    ['url', 'example.com', 'Invalid URL', 'not a link'],
    ['email', 'ruth@calder.example', 'Invalid Email', 'ruth@calder'],
    ['number', '12.5', 'Invalid Number', 'twelve'],
    ['date', '2026-11-12', 'Invalid Date', '31/31/2026'],
  ] as const)('a value of type %s is checked as one', (type, good, message, bad) => {
    expect(messages([row({ key: 'A', type, value: good }), row({ key: 'B', type })])).toEqual([])
    expect(messages([row({ key: 'A', type, value: bad })])).toEqual([`0 value: ${message}`])
  })

  test.each(['freeText', 'employee', 'client', 'selects', 'combo'] as const)('any value will do for %s', (type) => {
    expect(messages([row({ key: 'A', type, value: 'anything' })])).toEqual([])
  })
})

test('the workspace adds the rows it defines, with the values already saved', () => {
  const definitions = [
    { key: 'Sector', type: 'selects', isRequired: true, isStrategic: true, options: ['Rail', 'Water'] },
    { key: 'Site', type: 'url', isRequired: false, isStrategic: false },
  ] as const
  const saved = [row({ key: 'Nickname', value: 'NW' }), row({ key: 'Sector', value: 'Water' })]
  const rows = withDefinedDetails(saved, definitions)
  expect(rows).toEqual([
    {
      ...row({ key: 'Sector', type: 'selects', isRequired: true, isStrategic: true, value: 'Water' }),
      options: ['Rail', 'Water'],
    },
    row({ key: 'Site', type: 'url' }),
    row({ key: 'Nickname', value: 'NW' }),
  ])
  expect(definitionsOfDetails(rows.slice(0, 2))).toEqual(definitions)
  expect(cleanDynamicDetails(rows)[0]).not.toHaveProperty('options')
})

test('rows of the workspace come in its order, before those of the record', () => {
  const definitions = ['Sector', 'Site'].map((key) => ({ ...emptyDynamicDetail, key }))
  const rows = ['Nickname', 'Site', 'Floor', 'Sector'].map((key) => row({ key }))
  expect(inOrderOfDefinitions(rows, definitions).map(({ key }) => key)).toEqual(['Sector', 'Site', 'Nickname', 'Floor'])
})
