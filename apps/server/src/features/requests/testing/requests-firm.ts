import { randomUUID } from 'node:crypto'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { searchWords } from '@praxis/domain/search/search-words'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { insertProject } from '../../../testing/project-rows'
import type { TestServer } from '../../../testing/test-server'

interface LoggedTime {
  readonly day?: string
  readonly duration?: number
  readonly chargeable?: number
  readonly projectId?: string | null
  readonly comment?: string
}

interface NewProject {
  readonly name?: string
  readonly lead?: TestPerson
  readonly responsibility?: 'lineManager' | 'projectLead'
  readonly autoApproves?: boolean
}

/** A firm in which Sam reports to Mo, and Lea leads projects; time is inserted without the checks of the form. */
export const createRequestsFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Stone', ...options })
  const manager = await person('Mo')
  const people = {
    owner: company.owner,
    manager,
    otherManager: await person('Otto'),
    lead: await person('Lea'),
    submitter: await person('Sam', { lineManagerId: manager.employeeId }),
    colleague: await person('Cleo', { lineManagerId: manager.employeeId }),
    personnel: await person('Pat', { capabilities: ['canManageEmployees'] }),
  }

  const log = async (by: TestPerson, time: LoggedTime = {}): Promise<string> => {
    const id = randomUUID()
    const { day = '2026-11-03', duration = 3600, chargeable = 0, projectId = null, comment = '' } = time
    await server.sql(
      `insert into time_sheet_submissions
         (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id, comment)
       values ($1, $2, $3, $4, $5, $6, $5, $6, $7, (select client_id from targetables where company_id = $1 and id = $7), $8)`,
      [company.id, id, by.employeeId, day, duration, chargeable, projectId, comment],
    )
    return id
  }

  /** Logs and submits time; the answer is its id, which is the request's too. */
  const submit = async (by: TestPerson, time: LoggedTime = {}): Promise<string> => {
    const id = await log(by, time)
    await by.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: id } })
    return id
  }

  /** A project on which everybody may log time. */
  const startProject = async ({ name = 'Project', lead, responsibility, autoApproves }: NewProject = {}) => {
    const id = randomUUID()
    await insertProject(server, company.id, id, {
      ...{ name, lead_id: (lead ?? people.lead).employeeId, currency: 'GBP', is_public: true },
      responsibility: responsibility ?? 'projectLead',
      auto_approves_time_sheets: autoApproves ?? false,
    })
    await server.sql(
      `insert into search_words (company_id, entity, word, entity_id)
       select $1, 'project', word, $2 from unnest($3::text[]) as word`,
      [company.id, id, searchWords(name)],
    )
    return id
  }

  return {
    company,
    ...people,
    log,
    submit,
    startProject,
    decide: (by: TestPerson, id: string, state: 'approved' | 'denied' | 'waitingForApproval', comment = '') =>
      by.call(approvals.decideRequest, { params: { id }, body: { state, comment } }),
    countOf: async (by: TestPerson) => (await by.call(approvals.countApprovals, {})).timeSheetCount,
  }
}
export type RequestsFirm = Awaited<ReturnType<typeof createRequestsFirm>>
