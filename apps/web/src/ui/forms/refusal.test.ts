import { ApiError } from '@praxis/contract/protocol/caller'
import { expect, it } from 'vitest'
import { refusalOf } from './refusal'

const names = ['name', 'iban']
const fieldOfReason = { nameExists: 'name' }
const toldOf = (refusal: ApiError['refusal']) => refusalOf(new ApiError(409, refusal), { names, fieldOfReason })

it('tells a refusal at the field that its reason speaks of', () => {
  expect(toldOf({ reason: 'nameExists' })).toMatchObject({
    fields: { name: 'This name is already in use' },
    isOfField: true,
  })
})

it('tells a refusal that names its fields at these, and one of another kind as a whole', () => {
  const named = toldOf({ reason: 'nameExists', fields: [{ path: 'bank.iban', message: 'Invalid IBAN' }] })
  expect(named.fields).toEqual({ iban: 'Invalid IBAN' })
  expect(named.isOfField).toBeUndefined()
  expect(toldOf({ reason: 'recordInUse' })).toMatchObject({ fields: {} })
})
