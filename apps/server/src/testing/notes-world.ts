import { notes as notesContract } from '../../../../bench/notes/notes.contract'
import { notes, notesMigrations } from '../../../../bench/notes/notes.feature'
import { features } from '../app'
import { createEmployee, createTestCompany, type TestPerson } from './people'
import { startTestServer } from './test-server'

type Options = Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'features' | 'migrations'>

/** The application with the notes feature on top, which has everything a real feature has. */
export const startNotesServer = (options: Options = {}) =>
  startTestServer({ ...options, features: [...features, notes], migrations: [notesMigrations] })

/** A firm in which people write notes: someone who manages clients, two authors, and a subject to write about. */
export const createNotesFirm = async (server: Awaited<ReturnType<typeof startNotesServer>>) => {
  const company = await createTestCompany(server)
  const manager = await createEmployee(server, company, { capabilities: ['canManageClients'] })
  const author = await createEmployee(server, company)
  const colleague = await createEmployee(server, company)
  const subject = await manager.call(notesContract.createSubject, { body: { name: 'Northgate Water' } })
  const draft = (title = 'Kick-off') => ({
    subjectID: subject.id,
    title,
    amount: { minor: 12_50, currency: 'GBP' as const },
  })
  const write = (person: TestPerson, title?: string) => person.call(notesContract.createNote, { body: draft(title) })
  return { company, owner: company.owner, manager, author, colleague, subject, draft, write }
}
