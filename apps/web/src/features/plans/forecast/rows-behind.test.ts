import { expect, it } from 'vitest'
import { sampleProject } from '../../projects/testing/sample-project'
import { rowsBehind } from './rows-behind'

const project = sampleProject()
const at = (address: string) => `/projects/${project.id}/${address}`

it('leads to the tab that lists the rows, narrowed to them', () => {
  expect(rowsBehind({ records: at('timeSheetSubmissions?from=2026-11-01&roleName=Engineer') }, project)).toEqual({
    to: expect.stringMatching(/timeSheetSubmission$/),
    search: { from: '2026-11-01', roleName: 'Engineer' },
  })
  expect(rowsBehind({ records: at('budgetPlan') }, project)?.to).toMatch(/budgetPlan$/)
  expect(rowsBehind({ records: at('expenses?from=2026-11-01&state=approved') }, project)).toEqual({
    to: expect.stringMatching(/\$projectID$/),
    search: { from: '2026-11-01', state: 'approved' },
  })
})

it('leads nowhere where the reader has no such tab, or none lists the rows', () => {
  const { consultancyBudget: _, ...withoutMoney } = project
  expect(rowsBehind({ records: at('budgetPlan') }, withoutMoney)).toBeUndefined()
  expect(rowsBehind({ records: at('tasks?state=open') }, project)).toBeUndefined()
  expect(rowsBehind({ records: null }, project)).toBeUndefined()
})
