import { describe, expect, it } from 'vitest'
import { changedSearch } from '../../shell/address-values'
import { listedTime, loggedTimeOperations } from './asked-time'
import { type LoggedTimeSearch, loggedTimeList, readProjectBreakdownSearch } from './time-search'

const { read: readLoggedTimeSearch } = loggedTimeList
const { filtersOn: timeFilterCount, isFiltered: isTimeFiltered } = loggedTimeOperations

const somebody = '0198c0de-0000-7000-8000-000000000001'

describe('the address of a list of logged time', () => {
  it('carries filters, order and page', () => {
    const search = {
      search: 'workshop',
      employeeID: somebody,
      roleName: 'Lead consultant',
      state: 'approved',
      isChargeable: false,
      from: '2026-11-01',
      to: '2026-11-30',
      sortOrder: '-duration',
      page: 3,
    }
    expect(readLoggedTimeSearch(search)).toEqual(search)
  })

  it('leaves out what means nothing: half a period, a state or an order that there is not, the first page', () => {
    expect(
      readLoggedTimeSearch({ from: '2026-11-01', state: 'lost', sortOrder: '-day', page: 1, employeeID: 'somebody' }),
    ).toEqual({})
    expect(readLoggedTimeSearch({ from: '2026-11-30', to: '2026-11-01' })).toEqual({})
  })

  it('begins at the first page when a filter changes', () => {
    expect(changedSearch<LoggedTimeSearch>({ state: 'denied', page: 4 }, { employeeID: somebody })).toEqual({
      state: 'denied',
      employeeID: somebody,
    })
    expect(changedSearch<LoggedTimeSearch>({ state: 'denied' }, { state: undefined })).toEqual({})
  })

  it('counts a period as one filter and the order as none', () => {
    const search = { from: '2026-11-01', to: '2026-11-30', search: 'a', sortOrder: 'day', page: 2 } as const
    expect(timeFilterCount(search)).toBe(1)
    expect(isTimeFiltered({ sortOrder: 'day', page: 2 })).toBe(false)
    expect(isTimeFiltered({ isChargeable: false })).toBe(true)
  })

  it('asks for time that is not chargeable, which is not the same as any', () => {
    expect(listedTime({ isChargeable: false, page: 2 })).toEqual({ isChargeable: 'false' })
    expect(listedTime({})).toEqual({})
  })
})

describe('the address of the time of a project', () => {
  it('names a month that there is', () => {
    expect(readProjectBreakdownSearch({ month: '2026-11' })).toEqual({ month: '2026-11' })
    expect(readProjectBreakdownSearch({ month: '2026-13' })).toEqual({})
    expect(readProjectBreakdownSearch({ month: 11 })).toEqual({})
  })
})
