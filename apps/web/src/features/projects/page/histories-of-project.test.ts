import { expect, it } from 'vitest'
import { sampleProject, sampleProjectOfReader } from '../testing/sample-project'
import { historiesOfProject } from './histories-of-project'

const namesFor = (project: Parameters<typeof historiesOfProject>[0]) =>
  historiesOfProject(project).map(({ label }) => label)

it('offers the histories of those parts of a project that the viewer may see', () => {
  const project = sampleProject()
  expect(namesFor(project)).toEqual(['Project', 'Budget', 'Agreements', 'Planning', 'Billing'])
  const withoutPlanning = { ...project, permissions: { ...project.permissions, planning: 'noAccess' as const } }
  expect(namesFor(withoutPlanning)).toEqual(['Project', 'Budget', 'Agreements', 'Billing'])
  const reader = sampleProjectOfReader()
  expect(namesFor(reader)).toEqual([])
  expect(namesFor({ ...reader, permissions: { ...reader.permissions, planning: 'read' } })).toEqual(['Planning'])
})
