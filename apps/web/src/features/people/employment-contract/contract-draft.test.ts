import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import type { Contract, ContractPeriod } from '@praxis/contract/people/employees'
import { describe, expect, it } from 'vitest'
import {
  contractInput,
  contractProblems,
  draftOf,
  newContract,
  periodBefore,
  periodChanges,
  periodOn,
  withNewPeriod,
  withoutPeriod,
  withPeriod,
  withStartDate,
} from './contract-draft'

const period = (appliedDate: string, part: Partial<ContractPeriod> = {}): ContractPeriod => ({
  appliedDate,
  type: 'permanent',
  workingTimeIntervalByDay: defaultWorkingWeek,
  holidayEntitlementDays: 25,
  ...part,
})

const saved: Contract = {
  startDate: '2022-02-07',
  endDate: null,
  activePeriod: period('2025-04-01'),
  periods: [period('2022-02-07', { type: 'contractor' }), period('2025-04-01')],
  workingDays: [2, 3, 4, 5, 6],
  isAvailableInClientResourcing: true,
  version: 3,
}

const draft = draftOf(saved)
const FOUR_HOURS = 4 * 3600

/** A draft with a new period from 2027 on that has Fridays off. */
function withShorterWeek() {
  const added = withNewPeriod(draft, '2027-01-01')
  const { key = '' } = added.periods.at(-1) ?? {}
  return { key, draft: withPeriod(added, key, { week: { ...defaultWorkingWeek, 6: 0 }, holidayEntitlementDays: 20 }) }
}

describe('a contract that is not changed', () => {
  it('sends nothing', () => {
    expect(contractInput(draft, saved)).toBeUndefined()
    expect(contractInput(withStartDate(draft, '2022-02-07'), saved)).toBeUndefined()
    expect(periodChanges(draft, saved)).toEqual([])
  })
})

describe('a new period', () => {
  it('starts as the one before it, and leaves earlier ones untouched', () => {
    const added = withNewPeriod(draft, '2024-01-01')
    expect(added.periods.at(-1)).toMatchObject({ appliedDate: '2024-01-01', type: 'contractor' })
    expect(added.periods.slice(0, 2)).toEqual(draft.periods)
  })

  it('is sent in its place among the others, with the version that was read', () => {
    const input = contractInput(withNewPeriod(draft, '2024-01-01'), saved)
    expect(input?.version).toBe(3)
    expect(input?.periods?.map(({ appliedDate }) => appliedDate)).toEqual(['2022-02-07', '2024-01-01', '2025-04-01'])
    expect(input).not.toHaveProperty('startDate')
  })

  it('tells what it changes', () => {
    const [change] = periodChanges(withShorterWeek().draft, saved)
    expect(change).toMatchObject({
      isNew: true,
      week: { before: 135_000, after: 108_000 },
      leave: { before: 25, after: 20 },
    })
  })

  it('can be taken back', () => {
    const { key, draft: changed } = withShorterWeek()
    expect(contractInput(withoutPeriod(changed, key), saved)).toBeUndefined()
  })
})

describe('periods', () => {
  it('hold until the next begins; the first also before the contract does', () => {
    expect(periodOn(draft.periods, '2025-03-31')?.type).toBe('contractor')
    expect(periodOn(draft.periods, '2025-04-01')?.type).toBe('permanent')
    expect(periodOn(draft.periods, '2020-01-01')?.type).toBe('contractor')
  })

  it('know the one they take over from', () => {
    const [first, second] = draft.periods
    expect(second && periodBefore(draft.periods, second)).toBe(first)
    expect(first && periodBefore(draft.periods, first)).toBeUndefined()
  })

  it('begin with the contract: the first moves along with the start date', () => {
    const moved = withStartDate(draft, '2022-03-01')
    expect(contractInput(moved, saved)).toMatchObject({ startDate: '2022-03-01' })
    expect(contractInput(moved, saved)?.periods?.[0]?.appliedDate).toBe('2022-03-01')
  })
})

describe('problems', () => {
  const messages = (changed: typeof draft) => [...contractProblems(changed).values()]

  it('are none in what was saved', () => {
    expect(messages(draft)).toEqual([])
  })

  it('tell two periods of one day', () => {
    expect(messages(withNewPeriod(draft, '2025-04-01'))).toContain('Another period starts on this day')
  })

  it('tell a period before the start', () => {
    expect(messages(withNewPeriod(draft, '2021-01-01'))).toContain('Before the start date')
  })

  it.each([
    [{ appliedDate: 'soon' }, 'Invalid Date'],
    [{ appliedDate: null }, 'Date is required'],
    [{ week: { ...defaultWorkingWeek, 3: Number.NaN } }, 'Wrong format'],
    [{ week: { ...defaultWorkingWeek, 3: 25 * 3600 } }, 'At most 24h'],
    [{ holidayEntitlementDays: null }, 'Annual leave is required'],
    [{ holidayEntitlementDays: 20.25 }, 'Use whole or half days'],
  ])('tell %j', (part, message) => {
    expect(messages(withPeriod(draft, '2025-04-01', part))).toEqual([message])
  })

  it('do not count an empty day, which has no work', () => {
    const changed = withPeriod(draft, '2025-04-01', { week: { ...defaultWorkingWeek, 6: null } })
    expect(messages(changed)).toEqual([])
    expect(contractInput(changed, saved)?.periods?.[1]?.workingTimeIntervalByDay[6]).toBe(0)
  })
})

describe('the first contract', () => {
  const first = newContract({ defaultWorkingWeek, defaultHolidayEntitlementDays: 25 }, '2026-11-16')

  it('starts with what the company gives everybody', () => {
    expect(first.periods[0]?.week).toEqual(defaultWorkingWeek)
    expect(contractProblems(first).size).toBe(0)
  })

  it('is sent whole, with the version of none', () => {
    const input = contractInput(first, null)
    expect(input).toMatchObject({ version: 0, startDate: '2026-11-16', isAvailableInClientResourcing: true })
    expect(input?.periods).toHaveLength(1)
  })
})

it('a rate card is sent with its period, and taken back by none', () => {
  const chosen = withPeriod(draft, '2025-04-01', { rateCardID: 'senior' })
  expect(contractInput(chosen, saved)?.periods?.map(({ rateCardID }) => rateCardID)).toEqual([undefined, 'senior'])
  expect(contractInput(withPeriod(chosen, '2025-04-01', { rateCardID: null }), saved)).toBeUndefined()
})

it('an hour taken from a saved period is a change of that period', () => {
  const changed = withPeriod(draft, '2025-04-01', { week: { ...defaultWorkingWeek, 6: FOUR_HOURS } })
  expect(periodChanges(changed, saved)).toMatchObject([{ isNew: false, week: { before: 135_000, after: 122_400 } }])
})

describe('the end of a contract', () => {
  it('is sent when it changes, and taken back by none', () => {
    expect(contractInput({ ...draft, endDate: '2026-12-31' }, saved)).toEqual({ version: 3, endDate: '2026-12-31' })
    const ended = { ...saved, endDate: '2026-12-31' }
    expect(contractInput({ ...draftOf(ended), endDate: null }, ended)).toEqual({ version: 3, endDate: null })
    expect(contractInput(draftOf(ended), ended)).toBeUndefined()
  })

  it('stays where a draft of an earlier build does not know of it', () => {
    const { endDate: _, ...earlier } = draft
    expect(contractInput(earlier, { ...saved, endDate: '2026-12-31' })).toBeUndefined()
  })

  it('lies on or after the start of the last period', () => {
    const problem = (endDate: string) => contractProblems({ ...draft, endDate }).get('endDate')
    expect(problem('2025-03-31')).toBe('Before the last period starts')
    expect(problem('2025-04-01')).toBeUndefined()
    expect(problem('soon')).toBe('Invalid Date')
  })

  it('keeps the gap that an earlier period ends with', () => {
    const again = { ...saved, periods: [period('2022-02-07', { endDate: '2024-12-31' }), period('2025-04-01')] }
    const added = withNewPeriod(draftOf(again), '2027-01-01')
    expect(contractInput(added, again)?.periods?.map(({ endDate }) => endDate)).toEqual([
      '2024-12-31',
      undefined,
      undefined,
    ])
  })
})
