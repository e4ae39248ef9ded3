import { describe, expect, it } from 'vitest'
import { leeds, sampleMileage, warrington } from '../testing/sample-expense'
import { mileageBody, mileageValuesOf, NO_PLACE, newMileage, wayName } from './mileage-values'

const values = mileageValuesOf(sampleMileage())

describe('a way', () => {
  it('is called by its ends', () => {
    expect(wayName([leeds, NO_PLACE, warrington], true)).toBe('Leeds office – Warrington, return')
    expect(wayName([leeds, warrington], false)).toBe('Leeds office – Warrington')
    expect(wayName([NO_PLACE, NO_PLACE], true)).toBe('')
  })

  it('takes the distance of its places unless one was entered', () => {
    expect(values.distance).toBeNull()
    expect(mileageValuesOf(sampleMileage({ source: 'entered', tenths: 1105 })).distance).toBe(110.5)
  })

  it('has fields for both ends from the start', () => {
    expect(newMileage('2026-11-05').places).toEqual([NO_PLACE, NO_PLACE])
    expect(mileageValuesOf(sampleMileage({ places: [leeds] })).places).toEqual([leeds, NO_PLACE])
  })
})

describe('what is sent of a way', () => {
  it('is all of it once a part was changed, in metres', () => {
    const changed = { ...values, distance: 110, reason: ' Closed road ' }
    expect(mileageBody('imperial')({ distance: 110 }, changed)).toEqual({
      name: 'Leeds office – Warrington, return',
      places: [leeds, warrington],
      isReturn: true,
      metres: 177_028,
      reason: 'Closed road',
    })
    expect(mileageBody('metric')({ distance: 110 }, changed)).toMatchObject({ metres: 110_000 })
  })

  it('leaves the distance to the places where none was entered', () => {
    expect(mileageBody('imperial')({ isReturn: true }, values)).toMatchObject({ metres: null })
  })

  it('is nothing of the way where only something else was changed', () => {
    expect(mileageBody('imperial')({ comment: ' Late ' }, values)).toEqual({ comment: 'Late' })
  })
})
