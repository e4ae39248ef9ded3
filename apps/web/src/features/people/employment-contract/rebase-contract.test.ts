import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { Contract, ContractPeriod } from '@praxis/contract/people/employees'
import { describe, expect, it } from 'vitest'
import { contractInput, draftOf, withNewPeriod, withoutPeriod, withPeriod, withStartDate } from './contract-draft'
import { rebaseContract } from './rebase-contract'

const period = (appliedDate: string, days = 25): ContractPeriod => ({
  appliedDate,
  type: 'permanent',
  workingTimeIntervalByDay: defaultWorkingWeek,
  holidayEntitlementDays: days,
})

const contract = (changes: Partial<Contract> = {}): Contract => ({
  startDate: '2024-01-01',
  endDate: null,
  activePeriod: period('2024-01-01'),
  periods: [period('2024-01-01'), period('2025-01-01')],
  workingDays: [2, 3, 4, 5, 6],
  isAvailableInClientResourcing: true,
  version: 1,
  ...changes,
})

const base = contract()
const days = (draft: ReturnType<typeof draftOf>) =>
  draft.periods.map(({ appliedDate, holidayEntitlementDays }) => [appliedDate, holidayEntitlementDays])

describe('own changes on a newer contract', () => {
  it('leave alone what only the other person changed', () => {
    const own = withNewPeriod(draftOf(base), '2027-01-01')
    const newer = contract({ isAvailableInClientResourcing: false, version: 2 })
    const rebased = rebaseContract(own, draftOf(base), draftOf(newer))
    expect(rebased).toMatchObject({ version: 2, isAvailableInClientResourcing: false })
    expect(days(rebased)).toEqual([
      ['2024-01-01', 25],
      ['2025-01-01', 25],
      ['2027-01-01', 25],
    ])
  })

  it('stand where both changed the same', () => {
    const own = withPeriod(draftOf(base), '2025-01-01', { holidayEntitlementDays: 30 })
    const newer = contract({ periods: [period('2024-01-01', 28), period('2025-01-01', 20)], version: 2 })
    expect(days(rebaseContract(own, draftOf(base), draftOf(newer)))).toEqual([
      ['2024-01-01', 28],
      ['2025-01-01', 30],
    ])
  })

  it('keep a period taken away here away, and one added there', () => {
    const own = withoutPeriod(draftOf(base), '2025-01-01')
    const newer = contract({ periods: [...base.periods, period('2026-06-01')], version: 2 })
    expect(days(rebaseContract(own, draftOf(base), draftOf(newer)))).toEqual([
      ['2024-01-01', 25],
      ['2026-06-01', 25],
    ])
  })

  it('move the first period with the own start date', () => {
    const own = withStartDate(draftOf(base), '2024-02-01')
    expect(days(rebaseContract(own, draftOf(base), draftOf(contract({ version: 2 }))))[0]).toEqual(['2024-02-01', 25])
  })

  it('follow a start date that the other person moved', () => {
    const own = withNewPeriod(draftOf(base), '2027-01-01')
    const newer = contract({
      startDate: '2023-06-01',
      periods: [period('2023-06-01'), period('2025-01-01')],
      version: 2,
    })
    const rebased = rebaseContract(own, draftOf(base), draftOf(newer))
    expect(rebased.startDate).toBe('2023-06-01')
    expect(rebased.periods.map(({ appliedDate }) => appliedDate)).toEqual(['2023-06-01', '2025-01-01', '2027-01-01'])
  })
})

it('what is typed while the contract is being saved goes on from what is saved then', () => {
  const sent = withNewPeriod(draftOf(base), '2027-01-01')
  const added = sent.periods[2]?.key ?? ''
  const typed = withPeriod(sent, added, { holidayEntitlementDays: 28 })
  const saved = contract({ periods: [...base.periods, period('2027-01-01')], version: 2 })
  const draft = rebaseContract(typed, sent, draftOf(saved))
  expect(contractInput(draft, saved)).toEqual({ version: 2, periods: [...base.periods, period('2027-01-01', 28)] })
  expect(draft.periods.map(({ key }) => key)).toEqual(['2024-01-01', '2025-01-01', '2027-01-01'])
})
