import { createHash, randomUUID } from 'node:crypto'
import { portalSignOffs, type VisitorSignOff } from '@praxis/contract/portals/portal-sign-offs'
import { type NewPortal, type Portal, projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import type { Caller, TestServer } from '../../../testing/test-server'
import { at, createPortalsFirm, VISITOR } from './portals-firm'

type Asked = Partial<Input<typeof projectSignOffs.createSignOff>['body']>

export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The firm of the portals, with a list of two tasks, one of which has a sub-task, and ways to ask its client. */
export const createSignOffsFirm = async (server: TestServer) => {
  const firm = await createPortalsFirm(server)
  const board = { params: { id: firm.projectId } }
  const { id: listId } = await firm.lead.call(projectTasks.createTaskList, { ...board, body: { name: 'Release 3' } })
  const addTask = async (title: string, taskDescription = '') =>
    firm.lead.call(projectTasks.createTask, {
      params: { id: firm.projectId, taskListId: listId },
      body: { title, taskDescription },
    })
  const contracts = await addTask('Ingest contracts', '<p>All <strong>nine</strong> of them.</p>')
  const masking = await addTask('Masking rules')
  const inList = (taskId: string) => ({ params: { id: firm.projectId, taskListId: listId, taskId } })
  await firm.lead.call(projectTasks.createSubTask, { ...inList(masking.id), body: { title: 'Addresses' } })

  const visitSignOffs = (more: Partial<NewPortal> = {}, email = VISITOR) =>
    firm.visit({ sharedInfos: ['signOffs', 'showLoggedTime'], ...more }, email)
  const addDocument = async (
    portal: Portal,
    name = 'acceptance.txt',
    text = 'Accepted when it runs.',
  ): Promise<string> => {
    const files = { files: [new File([text], name)] }
    const { items } = await firm.lead.call(projectPortals.addPortalDocuments, { ...firm.ofPortal(portal), files })
    return items.find(({ file }) => file.name === name)?.file.id ?? ''
  }
  const asking = (body: Asked) => ({ title: 'Release 3', ...body })
  const ask = (portal: Portal, body: Asked = { taskListIDs: [listId] }) =>
    firm.lead.call(projectSignOffs.createSignOff, { ...firm.ofPortal(portal), body: asking(body) })
  const refusalOfAsking = (portal: Pick<Portal, 'id'>, body: Asked, by = firm.lead) =>
    by.refusal(projectSignOffs.createSignOff, { ...firm.ofPortal(portal), body: asking(body) })
  const ofSignOff = (signOffId: string) => ({ params: { id: firm.projectId, signOffId } })
  const asked = (portal: Portal, signOffId: string) => ({ params: { ...at(portal).params, signOffId } })
  const see = (visitor: Caller, portal: Portal, id: string): Promise<VisitorSignOff> =>
    visitor.call(portalSignOffs.getVisitorSignOff, asked(portal, id))
  const approval = (portal: Portal, { id, hash, version }: Pick<VisitorSignOff, 'id' | 'hash' | 'version'>) => ({
    ...asked(portal, id),
    body: { name: 'Sarah Orr', hash, version },
  })
  const questions = (portal: Portal, { id, version, content }: VisitorSignOff, text = 'Is this all?') => ({
    ...asked(portal, id),
    body: { questions: [{ line: content.lines[0]?.key ?? '', text }], version },
  })
  return {
    ...firm,
    ...{ listId, contracts, masking, inList, visitSignOffs, addDocument, ask, refusalOfAsking, ofSignOff },
    ...{ asked, see, approval, questions, unknownId: randomUUID() as string },
  }
}

export type SignOffsFirm = Awaited<ReturnType<typeof createSignOffsFirm>>
