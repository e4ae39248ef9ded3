import { defaultTheme } from '@praxis/contract/company/theme'
import { describe, expect, it } from 'vitest'
import { changedFields } from '../../../ui/forms/draft-changes'
import { sampleManagement } from '../testing/sample-management'
import { capitals, detailsBody, detailsValuesOf, isDefaultTheme, shownTheme } from './details-values'

const saved = detailsValuesOf(sampleManagement())
const bodyAfter = (changes: Partial<typeof saved>) => {
  const values = { ...saved, ...changes }
  return detailsBody(changedFields(saved, values), values)
}

describe('what is sent of the company’s details', () => {
  it('is nothing while nothing changed', () => {
    expect(bodyAfter({})).toEqual({})
  })

  it('is each field that changed, without spaces around it', () => {
    expect(bodyAfter({ name: ' Calder ', workingDays: [2, 3] })).toEqual({
      details: { name: 'Calder', workingDays: [2, 3] },
    })
  })

  it('is all colours when one changed', () => {
    expect(bodyAfter({ primary: '#123456' })).toEqual({
      details: { theme: { ...capitals(defaultTheme), primary: '#123456' } },
    })
  })

  it('is the features that were switched', () => {
    expect(bodyAfter({ expense: false, performa: true })).toEqual({ features: { expense: false, performa: true } })
  })

  it('is an empty region when none is chosen', () => {
    expect(bodyAfter({ region: null })).toEqual({ details: { region: '' } })
  })
})

describe('colours', () => {
  it('keep their saved look while a new one is half typed', () => {
    expect(shownTheme({ ...defaultTheme, primary: '#12' }, defaultTheme).primary).toBe(defaultTheme.primary)
  })

  it('are the default ones however they are written', () => {
    expect(isDefaultTheme({ ...defaultTheme, primary: defaultTheme.primary.toUpperCase() })).toBe(true)
    expect(isDefaultTheme({ ...defaultTheme, primary: '#000000' })).toBe(false)
  })
})
