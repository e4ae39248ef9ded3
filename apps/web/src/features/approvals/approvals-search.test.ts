import { describe, expect, it } from 'vitest'
import { changedApprovals, filterCount, isFiltered, listedApprovals, readApprovalsSearch } from './approvals-search'

const ID = '0192f0c1-2345-4678-8abc-0123456789ab'

describe('the address of the approvals', () => {
  it('is read without what means nothing there', () => {
    expect(
      readApprovalsSearch({
        search: ' ',
        employeeID: ID,
        projectID: 'x',
        sortOrder: 'oldestFirst',
        groupBy: 'entry',
        page: 1,
      }),
    ).toEqual({ employeeID: ID, groupBy: 'entry' })
  })

  it('takes a period as a whole only', () => {
    expect(readApprovalsSearch({ from: '2026-11-02', to: '2026-11-08' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-08',
    })
    expect(readApprovalsSearch({ from: '2026-11-02' })).toEqual({})
    expect(readApprovalsSearch({ from: '2026-11-08', to: '2026-11-02' })).toEqual({})
  })

  it('counts a period as one filter, and neither order nor grouping as any', () => {
    expect(filterCount({ from: '2026-11-02', to: '2026-11-08', employeeID: ID, search: 'x', page: 3 })).toBe(2)
    expect(isFiltered({ sortOrder: 'newestFirst', groupBy: 'entry', page: 2 })).toBe(false)
    expect(isFiltered({ search: 'priya' })).toBe(true)
  })

  it('begins at the first page with another filter', () => {
    expect(changedApprovals({ page: 3, search: 'a' }, { search: undefined, projectID: ID })).toEqual({ projectID: ID })
    expect(listedApprovals({ page: 3, search: 'a' })).toEqual({ search: 'a', requestType: 'timeSheet' })
  })
})
