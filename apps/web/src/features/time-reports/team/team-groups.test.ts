import { describe, expect, it } from 'vitest'
import { sampleReport } from '../testing/sample-report'
import { groupsOf, named, peopleOf, sumsOf, toDateText } from './team-groups'

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

  it.each([
    [{ contracted: 37.5, contractedToDate: 15, loggedToDate: 14 }, '14h 00m of 15h 00m to date'],
    [{ contracted: 37.5, contractedToDate: 0, loggedToDate: 0 }, 'no full working day yet'],
    [{ contracted: 37.5, contractedToDate: 0, loggedToDate: 2 }, 'no full working day yet'],
    [{ contracted: 0, contractedToDate: 0, loggedToDate: 0 }, 'nothing contracted'],
  ])('says what its utilisation is measured on: %o', (hours, text) => {
    const seconds = Object.fromEntries(Object.entries(hours).map(([name, each]) => [name, each * 3600]))
    expect(toDateText({ ...sumsOf(people), ...seconds })).toBe(text)
  })

  it('is read in full minutes that add up, of all, by group, by person, by project and by state', () => {
    const measured = sampleReport()
    const reportsByEmployee = measured.reportsByEmployee.map((each, index) => {
      const loggedTime = each.loggedTime + 59 - index
      return {
        ...each,
        loggedTime,
        approvedTime: 3601,
        waitingForApprovalTime: 0,
        unsubmittedTime: loggedTime - 3601,
        byProject: [
          { projectID: 'platform', loggedTime: 7259, chargeableTime: 0 },
          { projectID: null, loggedTime: loggedTime - 7259, chargeableTime: 0 },
        ],
      }
    })
    const team = peopleOf({ ...measured, reportsByEmployee })
    const sumOf = (seconds: readonly number[]) => seconds.reduce((sum, each) => sum + each, 0)
    const whole = sumOf(reportsByEmployee.map(({ loggedTime }) => loggedTime))
    const sums = sumsOf(team)
    expect(sums.logged).toBe(whole - (whole % 60))
    expect(sums.approved + sums.waiting + sums.unsubmitted).toBe(sums.logged)
    for (const { report: shown } of team) {
      expect(shown.loggedTime % 60).toBe(0)
      expect(sumOf(shown.byProject.map(({ loggedTime }) => loggedTime))).toBe(shown.loggedTime)
    }
    for (const { sums: ofGroup, people: members } of groupsOf(team, measured.lineManagers))
      expect(sumOf(members.map(({ report: shown }) => shown.loggedTime))).toBe(ofGroup.logged)
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
