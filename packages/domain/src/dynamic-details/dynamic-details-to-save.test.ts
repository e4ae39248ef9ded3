import { describe, expect, it } from 'vitest'
import type { DynamicDetail, DynamicDetailDefinition } from './dynamic-detail'
import { dynamicDetailsToSave } from './dynamic-details-to-save'

const row = (key: string, value: string, more: Partial<DynamicDetail> = {}): DynamicDetail => ({
  key,
  value,
  type: 'freeText',
  isRequired: false,
  isStrategic: false,
  ...more,
})

const defined = (key: string, more: Partial<DynamicDetailDefinition> = {}): DynamicDetailDefinition => ({
  key,
  type: 'freeText',
  isRequired: false,
  isStrategic: false,
  ...more,
})

const messages = (rows: readonly DynamicDetail[], definitions: readonly DynamicDetailDefinition[]) =>
  dynamicDetailsToSave(rows, definitions).problems.map(({ row: index, message }) => `${index}: ${message}`)

describe('dynamic details to save', () => {
  it('take type and flags from the definition, not from the record', () => {
    const { details } = dynamicDetailsToSave(
      [row('Site', 'praxis.example', { type: 'freeText' })],
      [defined('Site', { type: 'url', isStrategic: true })],
    )
    expect(details).toEqual([row('Site', 'http://praxis.example', { type: 'url', isStrategic: true })])
  })

  it.each([
    ['freeText', 'Q&A: 1 < 2', 'Q&amp;A: 1 &lt; 2'],
    ['freeText', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['richText', '<p>Q&amp;A</p>', '<p>Q&amp;A</p>'],
  ] as const)('of %s %j reads the same where rich text is asked for: %j', (type, value, saved) => {
    const { details } = dynamicDetailsToSave([row('Notes', value, { type })], [defined('Notes', { type: 'richText' })])
    expect(details).toEqual([row('Notes', saved, { type: 'richText' })])
  })

  it('keep rows that only this record has', () => {
    expect(dynamicDetailsToSave([row('Own', '1', { type: 'number' })], []).details).toHaveLength(1)
  })

  it.each([
    ['a required row that is missing', [], [defined('Sector', { isRequired: true })], ['0: Sector is required']],
    [
      'a required row that is empty',
      [row('Sector', ' ')],
      [defined('Sector', { isRequired: true })],
      ['0: Sector is required'],
    ],
    ['a wrong type', [row('Desk', 'x')], [defined('Desk', { type: 'number' })], ['0: Invalid Number']],
    [
      'a choice that is not there',
      [row('Size', 'XL')],
      [defined('Size', { type: 'selects', options: ['S', 'M'] })],
      ['0: Invalid input'],
    ],
    ['a combo, where anything goes', [row('Size', 'XL')], [defined('Size', { type: 'combo', options: ['S'] })], []],
    ['the same key twice', [row('A', '1'), row('A ', '2')], [], ['1: Duplicated Key']],
  ])('%s', (_, rows, definitions, expected) => {
    expect(messages(rows, definitions)).toEqual(expected)
  })
})
