import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { describe, expect, it } from 'vitest'
import { mergeDraft } from '../../../ui/forms/draft'
import { changedFields } from '../../../ui/forms/draft-changes'
import { sampleClient } from '../testing/sample-client'
import { type ClientForm, changeNote, clientForm, clientInput, clientProblems, clientShape } from './client-form'

const definitions: DynamicDetailDefinition[] = [
  { key: 'Sector', type: 'selects', isRequired: false, isStrategic: true, options: ['Utilities', 'Rail'] },
  { key: 'Supplier number', type: 'freeText', isRequired: false, isStrategic: false },
]
const saved = clientForm(sampleClient(), definitions)
const inputOf = (edits: Partial<ClientForm>) => clientInput(saved, edits)
const toRail = (row: EditedDetail) => (row.key === 'Sector' ? { ...row, value: 'Rail' } : row)

describe('a client that was touched but not changed', () => {
  it('sends nothing', () => {
    expect(inputOf({})).toBeUndefined()
    expect(
      inputOf({
        ...saved,
        name: ' Northgate Water ',
        contact: { ...saved.contact },
        dynamicDetails: saved.dynamicDetails.map((row) => ({ ...row })),
      }),
    ).toBeUndefined()
  })

  it('counts no row that is empty', () => {
    const empty = { key: '', value: '', type: 'freeText', isRequired: false, isStrategic: false } as const
    expect(inputOf({ dynamicDetails: [...saved.dynamicDetails, empty] })).toBeUndefined()
  })
})

describe('what was changed', () => {
  it('is sent without the rest', () => {
    expect(
      inputOf({
        name: 'Northgate Water plc',
        contact: { ...saved.contact, mobile: '+44 7700 900123' },
        address: { ...saved.address, city: 'Chester' },
        clientOwnerID: { id: '0198c0de-0000-7000-8000-000000000002', displayName: 'Daniel Osei' },
      }),
    ).toEqual({
      name: 'Northgate Water plc',
      contact: { mobile: '+44 7700 900123' },
      address: { city: 'Chester' },
      clientOwnerID: '0198c0de-0000-7000-8000-000000000002',
    })
  })

  it('of the dynamic details is the rows that were changed or removed', () => {
    const rows = saved.dynamicDetails.filter(({ key }) => key !== 'Framework').map(toRail)
    expect(inputOf({ dynamicDetails: rows })?.dynamicDetails).toMatchObject({
      changed: [{ key: 'Sector', value: 'Rail' }],
      removedKeys: ['Framework'],
    })
  })

  it('is told in a word', () => {
    expect(changeNote({ name: 'Other', address: { city: 'Chester' } })).toBe('name, address')
  })
})

it('an owner taken away is a change that cannot be saved yet', () => {
  expect(inputOf({ clientOwnerID: null })).toBeUndefined()
  expect(clientProblems({ ...saved, clientOwnerID: null }, 'GB')).toHaveProperty('clientOwnerID')
  expect(clientProblems(saved, 'GB')).not.toHaveProperty('clientOwnerID')
})

const editsOver = (theirs: typeof saved, edits: Partial<ClientForm>): Partial<ClientForm> =>
  changedFields(theirs, mergeDraft({ edited: { ...saved, ...edits }, base: saved }, theirs, clientShape).draft.edited)

it('rows that somebody else saves meanwhile are not taken back by an edit of another row', () => {
  const toOther = (row: EditedDetail) => (row.key === 'Framework' ? { ...row, value: 'NW-2027' } : row)
  const theirs = { ...saved, dynamicDetails: saved.dynamicDetails.map(toOther) }
  const edits = editsOver(theirs, { dynamicDetails: saved.dynamicDetails.map(toRail) })
  expect(edits.dynamicDetails).toEqual(theirs.dynamicDetails.map(toRail))
  expect(clientInput(theirs, edits)?.dynamicDetails).toMatchObject({ changed: [{ key: 'Sector' }], removedKeys: [] })
})

it('what somebody else saves meanwhile is not taken back by an edit of another field', () => {
  const theirs = { ...saved, contact: { ...saved.contact, email: 'new@northgate.example' } }
  const edits: Partial<ClientForm> = { contact: { ...saved.contact, mobile: '+44 7700 900123' } }
  expect(clientInput(theirs, editsOver(theirs, edits))).toEqual({ contact: { mobile: '+44 7700 900123' } })
})
