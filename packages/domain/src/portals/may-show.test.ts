import { type SharedInfo, sharedInfos } from '@praxis/contract/portals/portal-rules'
import { projectAreas, type ResourcePermission } from '@praxis/contract/projects/project-rules'
import { expect, it } from 'vitest'
import { targetablePermissions } from '../targetables/targetable-policy'
import { addedTo, maySeeAsVisitor, mayShare } from './may-show'

type Granted = Partial<Record<(typeof projectAreas)[number], ResourcePermission>>
const rightsOf = (granted: Granted, revenue: 'noAccess' | 'read' = 'noAccess') =>
  targetablePermissions(
    { managesProjects: false, isLead: false, hasRole: false, granted, revenue },
    { isActive: true, isPublic: false },
  )
const of = (...keys: SharedInfo[]) => ({ sharedInfos: keys, preset: 'custom' as const })

it.each<[SharedInfo, Granted, Granted | undefined]>([
  ['taskListEdit', { taskLists: 'write' }, { taskLists: 'read' }],
  ['taskCreate', { taskLists: 'write' }, { taskLists: 'read' }],
  ['taskComment', { taskLists: 'write' }, { taskLists: 'read' }],
  ['taskAttachFile', { taskLists: 'write' }, { taskLists: 'read' }],
  ['taskUpdateStatus', { taskLists: 'write' }, { taskLists: 'read' }],
  ['taskUpdatePriority', { taskLists: 'write' }, { taskLists: 'read' }],
  ['taskListShowTaskProgress', { taskLists: 'read' }, {}],
  ['showEstimatedTime', { taskLists: 'read' }, {}],
  ['showLoggedTime', { timeSheetSubmissions: 'read' }, { taskLists: 'write' }],
  ['signOffs', { timeSheetSubmissions: 'read' }, { taskLists: 'write' }],
  ['invoices', { invoicing: 'read' }, { agreements: 'write' }],
  ['showSurnames', {}, undefined],
  ['documents', {}, undefined],
])('%s is shared by those with %j, not with %j', (key, enough, tooLittle) => {
  expect(mayShare(rightsOf(enough), of(key))).toBe(true)
  if (tooLittle) expect(mayShare(rightsOf(tooLittle), of(key))).toBe(false)
})

it('the chart of revenue is for those who see money', () => {
  const shown = { sharedInfos: [], preset: 'cumulativeRevenueByWeek' as const }
  const reading: Granted = { taskLists: 'read', journal: 'read', budgetPlan: 'read' }
  for (const may of [mayShare, maySeeAsVisitor]) {
    expect(may(rightsOf(reading, 'read'), shown)).toBe(true)
    expect(may(rightsOf(reading), shown)).toBe(false)
    expect(may(rightsOf({ ...reading, budgetPlan: 'noAccess' }, 'read'), shown)).toBe(false)
  }
})

it('a portal is seen as visitors do by those who read all that it shares', () => {
  const everything: Granted = Object.fromEntries(projectAreas.map((area) => [area, 'read']))
  expect(maySeeAsVisitor(rightsOf(everything), of(...sharedInfos))).toBe(true)
  for (const area of ['taskLists', 'journal', 'timeSheetSubmissions', 'invoicing'] as const)
    expect(maySeeAsVisitor(rightsOf({ ...everything, [area]: 'noAccess' }), of(...sharedInfos)), area).toBe(false)
  expect(maySeeAsVisitor(rightsOf({ taskLists: 'read', journal: 'read' }), of())).toBe(true)
})

it('only what is new is asked about', () => {
  const before = { sharedInfos: ['invoices' as const], preset: 'cumulativeRevenueByWeek' as const }
  expect(addedTo(before, { ...before, sharedInfos: ['invoices', 'documents'] })).toEqual(of('documents'))
  expect(addedTo(of(), before)).toEqual(before)
  expect(addedTo(before, of())).toEqual(of())
})
