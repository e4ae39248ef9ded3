import { ApiError } from '@praxis/contract/protocol/caller'
import { expect, it } from 'vitest'
import { refusingOnField } from './refusal-on-field'

const refused = (refusal: ApiError['refusal']) => Promise.reject(new ApiError(409, refusal))

it('tells a refusal at the field that its reason speaks of', async () => {
  await expect(refusingOnField(refused({ reason: 'nameExists' }), { nameExists: 'name' })).rejects.toMatchObject({
    refusal: { reason: 'nameExists', fields: [{ path: 'name', message: 'This name is already in use' }] },
  })
})

it('leaves a refusal alone that names its fields, or that is of another kind', async () => {
  const fields = [{ path: 'iban', message: 'Invalid IBAN' }]
  await expect(
    refusingOnField(refused({ reason: 'nameExists', fields }), { nameExists: 'name' }),
  ).rejects.toMatchObject({ refusal: { fields } })
  await expect(refusingOnField(refused({ reason: 'recordInUse' }), { nameExists: 'name' })).rejects.toMatchObject({
    refusal: { reason: 'recordInUse' },
  })
})
