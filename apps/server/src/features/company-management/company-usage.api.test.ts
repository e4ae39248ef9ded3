import { journalEntries } from '@praxis/contract/clients/journal'
import { companyManagement } from '@praxis/contract/company/company-management'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailKinds } from '../../platform/mail/mail-kinds'
import { createEmployee } from '../../testing/people'
import { createSampleFirm, type SampleFirm } from '../../testing/sample-firm'
import { startTestServer, type TestServer } from '../../testing/test-server'

describe('what a company uses', () => {
  let server: TestServer
  let firm: SampleFirm

  beforeAll(async () => {
    server = await startTestServer()
    firm = await createSampleFirm(server)
    await server.sql('delete from storage_use where company_id = $1', [firm.company.id])
    await server.sql('delete from bank_statements where company_id = $1', [firm.company.id])
    await server.sql('alter table files disable trigger forget_removed')
    await server.sql('delete from files where company_id = $1', [firm.company.id])
    await server.sql('alter table files enable trigger forget_removed')
  })

  const usage = () => firm.owner.call(companyManagement.getCompanyUsage, {})
  const file = (bytes: number) => ({ files: [new File([new Uint8Array(bytes)], `${bytes}.bin`)] })
  const entry = { entryDate: '2026-06-01', title: 'Report', content: '', categoryID: null }

  it('is nothing at first, of what everybody has', async () => {
    expect((await usage()).storage).toEqual({ used: 0, quota: 20 * 1024 ** 3, kinds: [], largest: [] })
  })

  it('is told by kind, and where most of it is', async () => {
    const board = firm.projectBoard
    const ofTask = { id: firm.projectId, taskListId: board.listId, taskId: board.taskId }
    await firm.owner.call(projectTasks.attachTaskFiles, { params: ofTask, files: file(1000) })
    await firm.owner.call(projectTasks.createTaskFileComment, { params: ofTask, body: {}, files: file(200) })
    const { listId: taskListId, taskId } = firm.personalBoard
    await firm.plain.call(personals.attachTaskFiles, { params: { taskListId, taskId }, files: file(5000) })
    await firm.owner.call(journalEntries.createJournalEntry, {
      body: { ...entry, clientID: firm.clientId },
      files: file(3000),
    })
    await firm.owner.call(journalEntries.createJournalEntry, {
      body: { ...entry, projectID: firm.projectId },
      files: file(40),
    })
    await server.sql('update company_directory set storage_quota = 10000 where id = $1', [firm.company.id])
    const name = (id: string) => `Marker ${id}`
    expect((await usage()).storage).toEqual({
      used: 9240,
      quota: 10_000,
      kinds: [
        { kind: 'task', bytes: 6000 },
        { kind: 'journalEntry', bytes: 3040 },
        { kind: 'taskComment', bytes: 200 },
      ],
      largest: [
        { entity: 'client', id: firm.clientId, name: name(firm.clientId), bytes: 3000 },
        { entity: 'project', id: firm.projectId, name: name(firm.projectId), bytes: 1240 },
      ],
    })
  })

  it('names projects and clients only to those who manage them', async () => {
    const largestFor = async (...capabilities: ('canManageProjects' | 'canManageClients')[]) => {
      const person = await createEmployee(server, firm.company, {
        capabilities: ['canManageCompany', ...capabilities],
      })
      const { storage } = await person.call(companyManagement.getCompanyUsage, {})
      return storage.largest.map(({ entity }) => entity)
    }
    expect(await largestFor()).toEqual([])
    expect(await largestFor('canManageProjects')).toEqual(['project'])
    expect(await largestFor('canManageClients')).toEqual(['client'])
  })

  it('is not for those who do not manage the company', async () => {
    const person = await createEmployee(server, firm.company, {
      capabilities: ['canManageProjects', 'canManageClients', 'canManageEmployees'],
    })
    expect(await person.refusal(companyManagement.getCompanyUsage, {})).toEqual({
      status: 401,
      reason: 'invalidPermission',
    })
  })

  it('says how many e-mails went out, and how many were too many', async () => {
    const before = (await usage()).mails
    const limited = Object.entries(mailKinds).flatMap(([kind, limits]) => ('ofCompany' in limits ? [kind] : []))
    expect(before.map(({ kind }) => kind)).toEqual(limited)
    expect(before.every(({ sent, beyond, resetsAt }) => sent === 0 && beyond === 0 && resetsAt === null)).toBe(true)
    const { ofCompany } = mailKinds.invitation
    const take = (company: string, count: number) =>
      server.sql(
        `insert into rate_limits (bucket, taken, resets_at) values ($1, $2, now() + interval '1 hour')
         on conflict (bucket) do update set taken = excluded.taken`,
        [`${ofCompany.name}:${company}`, count],
      )
    await take(firm.company.id, 12)
    await take((await createSampleFirm(server)).company.id, 400)
    const invitations = async () => (await usage()).mails.find(({ kind }) => kind === 'invitation')
    const { attempts: most, seconds } = ofCompany
    const resetsAt = expect.any(String)
    expect(await invitations()).toEqual({ kind: 'invitation', sent: 12, most, seconds, beyond: 0, resetsAt })
    await take(firm.company.id, most + 7)
    expect(await invitations()).toEqual({ kind: 'invitation', sent: most, most, seconds, beyond: 7, resetsAt })
  })
})
