import { type SharedInfo, sharedInfos } from '@praxis/contract/portals/portal-rules'
import { expect, it } from 'vitest'
import { type PortalValues, sharedAs } from './portal-values'
import { partsShown, showsChart, spokenParts } from './preview-parts'

const values = (preset: PortalValues['preset'], ...on: readonly SharedInfo[]): PortalValues => ({
  ...{ title: 'Data platform', welcomeText: '', preset },
  ...sharedAs({ sharedInfos: [...on] }),
})

it('shows nothing but tasks, plan and journal where nothing is shared', () => {
  expect(partsShown(values('custom'))).toEqual([])
  expect(spokenParts(values('custom'))).toBe('Visitors see tasks, plan, journal')
})

it.each<[PortalValues['preset'], readonly SharedInfo[], readonly string[]]>([
  ['cumulativeRevenueByWeek', [], ['Budget used']],
  // Visitors are shown no time without its key, whatever the chart.
  ['cumulativeTimeConsumedByWeek', [], []],
  ['cumulativeTimeConsumedByWeek', ['showLoggedTime'], ['Time consumed', 'Time by month']],
  ['custom', ['showLoggedTime', 'signOffs'], ['Waiting for you', 'Time by month']],
  ['custom', ['taskListShowTaskProgress', 'documents', 'invoices'], ['Progress', 'Documents', 'Invoices']],
])('of a portal with %s and %j shows %j', (preset, on, parts) => {
  expect(partsShown(values(preset, ...on))).toEqual(parts)
})

it('knows which charts are seen', () => {
  expect(showsChart(values('custom', ...sharedInfos))).toBe(false)
  expect(showsChart(values('cumulativeTimeConsumedByWeek'))).toBe(false)
  expect(showsChart(values('cumulativeTimeConsumedByWeek', 'showLoggedTime'))).toBe(true)
  expect(showsChart(values('cumulativeRevenueByWeek'))).toBe(true)
})
