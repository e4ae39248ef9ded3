import { companyManagement } from '@praxis/contract/company/company-management'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { expect, it } from 'vitest'
import { createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

it('a new project starts with the statuses of the company, which chooses them', async () => {
  const server = await startTestServer()
  const { owner } = await createTestCompany(server)
  const statusesOfNew = async (name: string) => {
    const { id } = await owner.call(projects.createInternalProject, { body: { name, leadID: owner.employeeId } })
    const { items } = await owner.call(projectTasks.listTaskStatuses, { params: { id } })
    return items.map((status) => [status.name, status.progress])
  }
  const choose = (...names: string[]) => ({
    body: {
      updateOpAndProjSettingsInput: {
        defaultTaskStatuses: names.map((name) => ({ name, color: '#112233', progress: 'toDo' as const })),
      },
    },
  })
  expect(await statusesOfNew('First')).toEqual([
    ['Backlog', 'toDo'],
    ['To do', 'toDo'],
    ['In progress', 'inProgress'],
    ['Review', 'inProgress'],
    ['Done', 'finished'],
  ])
  await owner.call(companyManagement.updateCompanyManagement, choose('Next', 'Now'))
  expect((await statusesOfNew('Second')).map(([name]) => name)).toEqual(['Backlog', 'Next', 'Now'])
  for (const names of [['Now', 'NOW'], ['backlog']])
    expect(await owner.refusal(companyManagement.updateCompanyManagement, choose(...names))).toMatchObject({
      reason: 'invalidInput',
    })
})
