import { describe, expect, it } from 'vitest'
import { tabsOf } from './project-tabs'
import { sampleProject, sampleProjectOfReader } from './testing/sample-project'

const labelsOf = (project: Parameters<typeof tabsOf>[0]) =>
  tabsOf(project, new Set(['timeSheet'])).map(({ label }) => label)

describe('the tabs of a project', () => {
  it('are all there for whoever runs it', () => {
    expect(labelsOf(sampleProject())).toEqual([
      'Dashboard',
      'Tasks',
      'Gantt',
      'Planning',
      'Resource plan',
      'Budget plan',
      'Forecast',
      'Time progress',
      'Agreements',
      'Invoices',
      'Journal',
      'Time sheets',
      'Time breakdown',
      'Portals',
      'Permissions',
      'Settings',
    ])
  })

  it('are the dashboard and the portals for somebody who was let into nothing but the details', () => {
    expect(labelsOf(sampleProjectOfReader())).toEqual(['Dashboard', 'Portals'])
  })

  it('leave time out while the company keeps no time sheets', () => {
    expect(tabsOf(sampleProject(), new Set()).map(({ label }) => label)).not.toContain('Time sheets')
  })

  it('leave money out for somebody who sees no budgets', () => {
    const { consultancyBudget: _, ...project } = sampleProject()
    const labels = labelsOf(project)
    expect(labels).toContain('Resource plan')
    for (const label of ['Budget plan', 'Forecast', 'Agreements']) expect(labels).not.toContain(label)
  })

  it('follow the areas that somebody was let into', () => {
    const { permissions, can } = sampleProjectOfReader()
    expect(labelsOf({ permissions: { ...permissions, journal: 'read' }, can })).toEqual([
      'Dashboard',
      'Journal',
      'Portals',
    ])
    expect(labelsOf({ permissions, can: { ...can, editRoles: true } })).toEqual(['Dashboard', 'Portals', 'Settings'])
  })
})
