import { describe, expect, it } from 'vitest'
import { operationsOn } from '../../../shell/lists/list-operations'
import { employeeList } from './employee-list-search'

const { isFiltered, filtersOn } = operationsOn(employeeList)

describe('the address of the list', () => {
  it('gives the filters it holds', () => {
    const search = {
      name: 'priya',
      tag: 'data',
      lineManagerID: '0198c0de-0000-7000-8000-000000000001',
      state: 'pending',
      contractType: 'contractor',
      sortOrder: '-jobTitle',
      page: 3,
    }
    expect(employeeList.read(search)).toEqual(search)
  })

  it('leaves out what means nothing', () => {
    expect(
      employeeList.read({
        name: ' ',
        state: 'sleeping',
        sortOrder: 'height',
        page: -1,
        lineManagerID: 'x',
        other: 1,
      }),
    ).toEqual({})
  })

  it('reads a name of digits, and the first page as none', () => {
    expect(employeeList.read({ name: 7, page: 1 })).toEqual({ name: '7' })
  })

  it('knows a page or an order to be no filter', () => {
    expect(isFiltered({ page: 2, sortOrder: 'jobTitle' })).toBe(false)
    expect(isFiltered({ page: 2, tag: 'data' })).toBe(true)
  })

  it('counts the filters beside the search', () => {
    expect(filtersOn({ page: 2, sortOrder: 'jobTitle', name: 'priya' })).toBe(0)
    expect(filtersOn({ tag: 'data', state: 'active' })).toBe(2)
  })
})
