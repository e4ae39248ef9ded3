import { describe, expect, it } from 'vitest'
import { changedSearch } from '../../shell/address-values'
import { type ApprovalsSearch, approvalsList, PAGE_SIZES } from './approvals-search'
import { approvalsOperations, listedApprovals } from './asked-approvals'

const { read: readApprovalsSearch } = approvalsList
const { filtersOn: filterCount, isFiltered } = approvalsOperations

const ID = '0192f0c1-2345-4678-8abc-0123456789ab'

describe('the address of the approvals', () => {
  it('is read without what means nothing there', () => {
    expect(
      readApprovalsSearch({
        search: ' ',
        employeeID: ID,
        projectID: 'x',
        projectLead: 'you',
        sortOrder: 'oldestFirst',
        groupBy: 'entry',
        page: 1,
      }),
    ).toEqual({ employeeID: ID, groupBy: 'entry' })
  })

  it('names the type whose requests it shows, which narrows nothing down', () => {
    expect(readApprovalsSearch({ requestType: 'timeSheet' })).toEqual({ requestType: 'timeSheet' })
    expect(readApprovalsSearch({ requestType: 'wish' })).toEqual({})
    expect(isFiltered({ requestType: 'timeSheet' })).toBe(false)
    expect(listedApprovals({ requestType: 'timeSheet' }, 10)).toEqual({ per: 10 })
  })

  it('keeps to the projects one leads, as one filter', () => {
    expect(readApprovalsSearch({ projectLead: 'me' })).toEqual({ projectLead: 'me' })
    expect(filterCount({ projectLead: 'me' })).toBe(1)
    expect(listedApprovals({ projectLead: 'me' }, 10)).toEqual({ per: 10, projectLead: 'me' })
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

  it('says how many lie on a page, of those that are offered; else it is as one likes it, ten at first', () => {
    expect(PAGE_SIZES[0]).toBe('10')
    expect(readApprovalsSearch({ per: 50 })).toEqual({ per: 50 })
    for (const per of [7, 1000, '50', 'many']) expect(readApprovalsSearch({ per })).toEqual({})
    expect(listedApprovals({ page: 2 }, 25)).toEqual({ per: 25 })
    expect(listedApprovals({ per: 50, page: 2 }, 25)).toEqual({ per: 50 })
    expect(isFiltered({ per: 50 })).toBe(false)
  })

  it('begins at the first page with another filter', () => {
    expect(changedSearch<ApprovalsSearch>({ page: 3, search: 'a' }, { search: undefined, projectID: ID })).toEqual({
      projectID: ID,
    })
    expect(listedApprovals({ page: 3, search: 'a' }, 10)).toEqual({ per: 10, search: 'a' })
  })
})
