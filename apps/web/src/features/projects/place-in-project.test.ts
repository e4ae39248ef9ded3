import { expect, it } from 'vitest'
import { placeInProject } from './place-in-project'
import { sampleProject } from './testing/sample-project'
import { wholeDetails } from './whole-details'

const { lead } = wholeDetails(sampleProject())
const roles = [
  { name: 'Architect', employee: lead },
  { name: 'Engineer', employee: null },
]

it('tells whether somebody leads the project, and every role they fill', () => {
  expect(placeInProject(lead, lead.id, roles)).toBe('Lead, Architect')
  expect(placeInProject(lead, 'somebody else', roles)).toBe('Architect')
  expect(placeInProject({ id: 'somebody else' }, lead.id, roles)).toBe('')
})
