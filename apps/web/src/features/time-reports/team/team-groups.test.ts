import { describe, expect, it } from 'vitest'
import { sampleReport } from '../testing/sample-report'
import { groupsOf, named, peopleOf, sumsOf } from './team-groups'

const report = sampleReport()
const people = peopleOf(report)

describe('a team', () => {
  it('is grouped by line manager, those without one last', () => {
    const groups = groupsOf(people, report.lineManagers)
    expect(groups.map(({ manager, people: members }) => [manager?.displayName ?? null, members.length])).toEqual([
      ['Amelia Hart', 2],
      [null, 1],
    ])
  })

  it('adds up to what its people logged', () => {
    const sums = sumsOf(people)
    expect(sums.logged).toBe(85 * 3600)
    expect(sums.contracted).toBe(112.5 * 3600)
    expect(sums.utilisation).toBeCloseTo(85 / 112.5)
    const ofGroups = groupsOf(people, report.lineManagers).reduce((total, group) => total + group.sums.logged, 0)
    expect(ofGroups).toBe(sums.logged)
  })

  it('knows who is too busy and who is idle', () => {
    expect(people.map(({ alert }) => alert)).toEqual([undefined, 'over', 'under'])
  })

  it('is searched by the beginnings of names, without accents', () => {
    expect(named(people, 'nair pri').map(({ employee }) => employee.id)).toEqual(['priya'])
    expect(named(people, '')).toHaveLength(3)
    expect(named(people, 'nobody')).toEqual([])
  })

  it('without anybody has no utilisation', () => {
    expect(sumsOf([]).utilisation).toBeNull()
  })
})
