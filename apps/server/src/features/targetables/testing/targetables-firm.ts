import { randomUUID } from 'node:crypto'
import { type EmployeeActor, isEmployeeActor, scopeOf } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { insertClient } from '../../../testing/client-rows'
import { insertOpportunity } from '../../../testing/opportunity-rows'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { insertProject } from '../../../testing/project-rows'
import type { TestServer } from '../../../testing/test-server'
import { projectKind, type TargetableKind, targetableKinds } from '../queries/targetable-kinds'

/** Does the work while the product has no line for the kind, although the database knows it. */
export const withoutLine = async <Result>(kind: TargetableKind, work: () => Promise<Result>): Promise<Result> => {
  targetableKinds.delete(kind.kind)
  try {
    return await work()
  } finally {
    targetableKinds.set(kind.kind, kind)
  }
}

/** A person of the firm, who can also use the engine directly. */
interface Person extends TestPerson {
  readonly actor: EmployeeActor
  readonly does: <Result>(work: (db: Tx, actor: EmployeeActor) => Promise<Result>) => Promise<Result>
  /** The refusal that the work ends with, or its outcome. */
  readonly tries: (work: (db: Tx, actor: EmployeeActor) => Promise<unknown>) => Promise<unknown>
}

/** A firm with a client and people in every relation to a targetable; targetables are inserted directly. */
export const createTargetablesFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const { authenticator, database } = server.application.running
  const person = async (options: Parameters<typeof createEmployee>[2]): Promise<Person> => {
    const employee = await createEmployee(server, company, { lastName: 'Reed', ...options })
    const actor = await authenticator.actorOfSession(employee.sessionId, employee.employeeId, undefined)
    if (!isEmployeeActor(actor)) throw new Error('nobody is signed in')
    const does: Person['does'] = (work) => database.mutate(scopeOf(actor), (db) => work(db, actor))
    const reasonOf = (error: unknown) => (error instanceof Refusal ? error.reason : Promise.reject(error))
    return { ...employee, actor, does, tries: (work) => does(work).catch(reasonOf) }
  }
  const manager = await person({ firstName: 'Mona', capabilities: ['canManageProjects'], revenue: 'write' })
  const people = {
    manager,
    lead: await person({ firstName: 'Lena', revenue: 'write' }),
    member: await person({ firstName: 'Mia', lineManagerId: manager.employeeId }),
    other: await person({ firstName: 'Otis' }),
  }
  const clientId = await insertClient(server, company.id, manager.employeeId)
  const start = async ({ kind }: TargetableKind, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const id = randomUUID()
    const columns = {
      ...{ name: 'Data platform', client_id: clientId, lead_id: people.lead.employeeId, currency: 'GBP' },
      ...{ charging_mechanism: 'effort', ...more },
    }
    const insert = kind === projectKind.kind ? insertProject : insertOpportunity
    await insert(server, company.id, id, columns)
    return id
  }
  return { company, clientId, start, ...people }
}

export type TargetablesFirm = Awaited<ReturnType<typeof createTargetablesFirm>>
