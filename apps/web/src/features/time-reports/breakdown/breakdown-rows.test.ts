import type { TimeAnalysis } from '@praxis/contract/time/time-reports'
import { describe, expect, it } from 'vitest'
import { byMonth, byProject, byRole, emptyAnalysis } from './breakdown-rows'

const hours = (count: number) => ({ ...emptyAnalysis('GBP').total, loggedTime: count * 3600 })

const analysis: TimeAnalysis = {
  ...emptyAnalysis('GBP'),
  byProject: [
    { project: { id: 'p', details: { name: 'Data platform' }, isInternal: false }, ...hours(5) },
    { project: null, ...hours(1) },
  ],
  byRole: [
    { roleName: 'Lead', ...hours(5) },
    { roleName: null, ...hours(1) },
  ],
  byMonth: [
    { month: '2026-11', ...hours(4) },
    { month: '2027-02', ...hours(2) },
  ],
}

describe('the parts of time', () => {
  it('lead to the entries they are made of, within the period', () => {
    const period = { from: '2026-11-10', to: '2027-02-28' }
    expect(byProject(analysis, period)[0]?.search).toEqual({ ...period, projectID: 'p' })
    expect(byRole(analysis, period)[0]?.search).toEqual({ ...period, roleName: 'Lead' })
  })

  it('lead nowhere when no filter names them', () => {
    expect(byProject(analysis, {})[1]).toMatchObject({ name: 'No project' })
    expect(byProject(analysis, {})[1]?.search).toBeUndefined()
    expect(byRole(analysis, {})[1]?.search).toBeUndefined()
  })

  it('have every month between the first and the last, also over the end of a year', () => {
    expect(byMonth(analysis, {}).map(({ name, figures }) => [name, figures.loggedTime / 3600])).toEqual([
      ['Nov 2026', 4],
      ['Dec 2026', 0],
      ['Jan 2027', 0],
      ['Feb 2027', 2],
    ])
  })

  it('lead to the days of a month that the period holds', () => {
    const [november, december] = byMonth(analysis, { from: '2026-11-10', to: '2027-02-28' })
    expect(november?.search).toEqual({ from: '2026-11-10', to: '2026-11-30' })
    expect(december?.search).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })

  it('leave months out that lie a lifetime apart', () => {
    const far = {
      ...analysis,
      byMonth: [
        { month: '1970-01', ...hours(1) },
        { month: '2026-11', ...hours(1) },
      ],
    }
    expect(byMonth(far, {})).toHaveLength(2)
  })
})
