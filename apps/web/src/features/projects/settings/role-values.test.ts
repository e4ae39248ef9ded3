import { describe, expect, it } from 'vitest'
import { roleChanges, roleInput, roleRules, roleValues, withRateCard } from './role-values'

const daniel = { id: '0198c0de-0000-7000-8000-000000000002', displayName: 'Daniel Osei' }
const senior = { id: 'senior', name: 'Senior', hourlyCharge: 150_00, hourlyCost: 90_00 }
const junior = { id: 'junior', name: 'Junior', hourlyCharge: 80_00, hourlyCost: 50_00 }
const cards = [senior, junior]
/** Rate cards without rates, as in a project of another currency. */
const withoutRates = [
  { id: 'senior', name: 'Senior' },
  { id: 'junior', name: 'Junior' },
]
const empty = roleValues(null)

describe('choosing a rate card', () => {
  it('fills in its rates', () => {
    expect(withRateCard(empty, 'senior', cards)).toMatchObject({ rateCardID: 'senior', hourlyCharge: 150_00 })
  })

  it('replaces those of the one before, and keeps what somebody typed', () => {
    const values = { ...withRateCard(empty, 'senior', cards), hourlyCost: 95_00 }
    expect(withRateCard(values, 'junior', cards)).toMatchObject({ hourlyCharge: 80_00, hourlyCost: 95_00 })
  })

  it('brings nothing along that is in another currency', () => {
    const typed = { ...empty, hourlyCharge: 100_00 }
    expect(withRateCard(empty, 'senior', withoutRates)).toEqual({ ...empty, name: 'Senior', rateCardID: 'senior' })
    expect(withRateCard(typed, 'senior', withoutRates)).toMatchObject({ hourlyCharge: 100_00, hourlyCost: null })
  })
})

describe('the name of a role', () => {
  it('is that of its rate card until somebody gives it one', () => {
    expect(withRateCard(empty, 'senior', cards).name).toBe('Senior')
    expect(withRateCard({ ...empty, name: 'Architect' }, 'senior', cards).name).toBe('Architect')
    expect(withRateCard(empty, null, cards).name).toBe('')
  })
})

describe('rates in another currency', () => {
  it('have to be typed unless a rate card has them', () => {
    const numbersOf = (isInOtherCurrency: boolean, rateCardID: string | null) => {
      const { hourlyCharge, hourlyCost } = roleRules(isInOtherCurrency)({ rateCardID })
      return [hourlyCharge, hourlyCost].map((rules) => [rules].flat().length)
    }
    expect(numbersOf(true, null)).toEqual([3, 3])
    expect(numbersOf(true, 'senior')).toEqual([2, 2])
    expect(numbersOf(false, null)).toEqual([2, 2])
  })
})

describe('a role as it is sent', () => {
  it('leaves its rates to the server when they are not for whoever makes it', () => {
    const values = { ...empty, name: ' Architect ', rateCardID: 'senior' }
    expect(roleInput(values, undefined)).toEqual({ name: 'Architect', employeeID: null, rateCardID: 'senior' })
  })

  it('counts a rate of nothing as a rate, and an empty one as that of the rate card', () => {
    const values = { ...empty, name: 'Advisor', rateCardID: 'senior', hourlyCharge: 0 }
    expect(roleInput(values, cards)).toMatchObject({ hourlyCharge: 0, hourlyCost: 90_00 })
  })

  it('takes no numbers in another currency', () => {
    const values = { ...empty, name: 'Advisor', rateCardID: 'senior', hourlyCharge: 70_00 }
    expect(roleInput(values, withoutRates)).toMatchObject({ hourlyCharge: 70_00 })
    expect(roleInput(values, withoutRates)).not.toHaveProperty('hourlyCost')
  })

  it('leaves an empty rate to the server while the rate cards are not there', () => {
    const values = { ...empty, name: 'Advisor', rateCardID: 'senior', hourlyCharge: 70_00 }
    expect(roleInput(values, [])).not.toHaveProperty('hourlyCost')
  })

  it('says what changed, a person taken out of it too', () => {
    expect(roleChanges({ employeeID: daniel }, empty, cards)).toEqual({ employeeID: daniel.id })
    expect(roleChanges({ employeeID: null }, empty, cards)).toEqual({ employeeID: null })
  })

  it('says the rate that was emptied alone, and both when the rate card changed beside a rate of its own', () => {
    const saved = { ...empty, rateCardID: 'senior', hourlyCharge: 999_00, hourlyCost: 90_00 }
    expect(roleChanges({ hourlyCharge: null }, { ...saved, hourlyCharge: null }, cards)).toEqual({
      hourlyCharge: 150_00,
    })
    const moved = withRateCard(saved, 'junior', cards)
    expect(roleChanges({ rateCardID: 'junior', hourlyCost: 50_00 }, moved, cards)).toEqual({
      rateCardID: 'junior',
      hourlyCharge: 999_00,
      hourlyCost: 50_00,
    })
  })
})
