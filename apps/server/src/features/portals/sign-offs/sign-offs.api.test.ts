import { journalEntries } from '@praxis/contract/clients/journal'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { notifications } from '@praxis/contract/people/notifications'
import { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { canonicalJson } from '@praxis/domain/text/canonical-json'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestCompany } from '../../../testing/people'
import { changeProject } from '../../../testing/project-rows'
import type { TestServer } from '../../../testing/test-server'
import { at, startPortalsServer, VISITOR } from '../testing/portals-firm'
import { createSignOffsFirm, hashOf, type SignOffsFirm } from '../testing/sign-offs-firm'

const { listSignOffs, createSignOff, getSignOff, askSignOffAnew, withdrawSignOff, answerSignOffQuestion } =
  projectSignOffs
const { listVisitorSignOffs, getVisitorSignOff, getVisitorSignOffContent, getVisitorSignOffDocument } = portalSignOffs
const { approveSignOff, questionSignOff } = portalSignOffs

let server: TestServer
let firm: SignOffsFirm
beforeAll(async () => {
  server = await startPortalsServer()
})
beforeEach(async () => {
  firm = await createSignOffsFirm(server)
})

const closed = (why: string) => ({ status: 409, reason: 'signOffClosed', why })
const invalid = (path: string) => ({ reason: 'invalidInput', fields: [{ path }] })

describe('what is put up for approval', () => {
  it('is frozen as it is, line by line, with copies of documents, and hashed', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const documentId = await firm.addDocument(portal)
    const signOff = await firm.ask(portal, { text: 'As agreed', taskListIDs: [firm.listId], fileIDs: [documentId] })
    expect(signOff).toMatchObject({
      ...{ kind: 'deliverable', title: 'Release 3', state: 'waiting', version: 1, hasChanged: false, questions: [] },
      ...{ portal: { id: portal.id }, askedBy: { displayName: 'Lena Reed' }, approved: null, can: { edit: true } },
      ...{ openQuestionCount: 0, previousID: null, nextID: null, documents: [{ name: 'acceptance.txt' }] },
    })
    const seen = await firm.see(visitor, portal, signOff.id)
    expect(seen.content).toEqual({
      ...{ company: 'A firm', project: 'Data platform', title: 'Release 3', text: 'As agreed' },
      lines: [
        {
          ...{ key: `task:${firm.contracts.id}`, kind: 'task', list: 'Release 3', title: 'Ingest contracts' },
          ...{ description: '<p>All <strong>nine</strong> of them.</p>', subTasks: [] },
        },
        {
          ...{ key: `task:${firm.masking.id}`, kind: 'task', list: 'Release 3', title: 'Masking rules' },
          ...{ description: '', subTasks: ['Addresses'] },
        },
        {
          ...{ key: expect.stringMatching(/^document:/), kind: 'document', fileID: signOff.documents?.[0]?.id },
          ...{ name: 'acceptance.txt', contentType: 'text/plain', size: 22, sha256: hashOf('Accepted when it runs.') },
        },
      ],
    })
    expect(seen).toMatchObject({ state: 'waiting', askedBy: 'Lena R.', can: { approve: true, question: true } })
    expect(signOff.content).toEqual(seen.content)
  })

  it('is what the hash is of, byte for byte, and anybody can make these bytes of what they see', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id, hash } = await firm.ask(portal)
    const bytes = await (await visitor.send(getVisitorSignOffContent, firm.asked(portal, id))).arrayBuffer()
    expect(hashOf(new Uint8Array(bytes))).toBe(hash)
    const { content } = await firm.see(visitor, portal, id)
    expect(canonicalJson(content)).toBe(Buffer.from(bytes).toString())
  })

  it('stays as it was, whatever becomes of the tasks and documents, and the firm sees that they changed', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const documentId = await firm.addDocument(portal)
    const signOff = await firm.ask(portal, { taskIDs: [firm.contracts.id], fileIDs: [documentId] })
    const before = await firm.see(visitor, portal, signOff.id)
    const hasChanged = async () => (await firm.lead.call(getSignOff, firm.ofSignOff(signOff.id))).hasChanged
    const { contracts, inList } = firm
    const rename = (title: string) =>
      firm.lead.call(projectTasks.updateTask, { ...inList(contracts.id), body: { title } })
    await rename('Ingest contracts, all of them')
    expect(await hasChanged()).toBe(true)
    await rename(contracts.title)
    expect(await hasChanged()).toBe(false)
    await firm.lead.call(projectPortals.removePortalDocument, {
      params: { ...firm.ofPortal(portal).params, fileId: documentId },
    })
    expect(await hasChanged()).toBe(true)
    await firm.lead.call(projectTasks.deleteTask, inList(contracts.id))
    expect(await firm.see(visitor, portal, signOff.id)).toEqual(before)
    const fileId = signOff.documents?.[0]?.id ?? ''
    const copy = { params: { ...firm.asked(portal, signOff.id).params, fileId } }
    const response = await visitor.send(getVisitorSignOffDocument, copy)
    expect([await response.text(), response.headers.get('cache-control')]).toEqual([
      ...['Accepted when it runs.', 'private, no-cache'],
    ])
    expect(await (await fetch(server.url + signOff.documents?.[0]?.url)).text()).toBe('Accepted when it runs.')
  })

  it('is the time of weeks by person and role: approved, as it is charged, and without rates', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { projectId, ana, ben } = firm
    await firm.work(projectId, { day: '2026-07-06', hours: 2 })
    await firm.work(projectId, { day: '2026-07-12', columns: { duration: 900, chargeable: 900, charged: 1800 } })
    await firm.work(projectId, { day: '2026-07-07', by: ben, role: 'Architect' })
    await firm.work(projectId, { day: '2026-07-08', by: ana, state: 'waitingForApproval' })
    await firm.work(projectId, { day: '2026-07-13' })
    const signOff = await firm.ask(portal, { weeks: ['2026-07-06', '2026-07-06'] })
    expect(signOff).toMatchObject({ kind: 'time', hasChanged: false })
    const { content } = await firm.see(visitor, portal, signOff.id)
    expect(content.lines).toEqual([
      { key: 'time:1', kind: 'time', week: '2026-07-06', person: 'Ana R.', role: 'Engineer', seconds: 9000 },
      { key: 'time:2', kind: 'time', week: '2026-07-06', person: 'Ben R.', role: 'Architect', seconds: 3600 },
    ])
    expect(JSON.stringify(content)).not.toMatch(/rate|charge|cost|@|Reed/)
    await firm.work(projectId, { day: '2026-07-09' })
    expect((await firm.lead.call(getSignOff, firm.ofSignOff(signOff.id))).hasChanged).toBe(true)
  })

  it.each<[string, Parameters<SignOffsFirm['refusalOfAsking']>[1], Record<string, unknown>]>([
    ['nothing', {}, invalid('taskIDs')],
    ['a week without approved time', { weeks: ['2026-07-06'] }, invalid('weeks')],
    ['a week that begins on a Tuesday', { weeks: ['2026-07-07'] }, invalid('weeks')],
  ])('cannot be %s', async (_, body, refusal) => {
    const { portal } = await firm.visitSignOffs()
    expect(await firm.refusalOfAsking(portal, body)).toMatchObject(refusal)
  })

  it('cannot be time and tasks together, nor time where none is shared', async () => {
    const { portal } = await firm.visitSignOffs()
    const weeks = ['2026-07-06']
    expect(await firm.refusalOfAsking(portal, { weeks, taskIDs: [firm.masking.id] })).toMatchObject(invalid('weeks'))
    const { portal: without } = await firm.visitSignOffs({ sharedInfos: ['signOffs'] })
    await firm.work(firm.projectId, { day: '2026-07-06' })
    expect(await firm.refusalOfAsking(without, { weeks })).toMatchObject(invalid('weeks'))
  })

  it('is of this project and this portal, and on the board', async () => {
    const { portal } = await firm.visitSignOffs()
    const other = await firm.create({ title: 'Other' })
    const foreign = await firm.addDocument(other)
    const { unknownId, masking, inList } = firm
    await firm.lead.call(projectTasks.archiveTask, inList(masking.id))
    const asked = [
      { fileIDs: [foreign] },
      { taskIDs: [unknownId] },
      { taskListIDs: [unknownId] },
      { taskIDs: [masking.id] },
    ]
    for (const body of asked)
      expect(await firm.refusalOfAsking(portal, body)).toMatchObject({ status: 404, reason: 'notFound' })
    expect(await firm.refusalOfAsking({ id: unknownId }, {})).toMatchObject({ reason: 'notFound' })
  })

  it('is asked where visitors can come and see it', async () => {
    const { portal, call } = await firm.visitSignOffs()
    const body = { taskListIDs: [firm.listId] }
    const share = (given: Record<string, unknown>) =>
      firm.lead.call(projectPortals.updatePortal, { ...call, body: given })
    await share({ sharedInfos: [] })
    expect(await firm.refusalOfAsking(portal, body)).toMatchObject({ status: 409, reason: 'signOffsNotShared' })
    await share({ sharedInfos: ['signOffs'], isActive: false })
    expect(await firm.refusalOfAsking(portal, body)).toMatchObject({ reason: 'portalClosed' })
    expect(await firm.refusalOfAsking(await firm.create({ sharedInfos: ['signOffs'] }), body)).toMatchObject({
      ...{ reason: 'portalClosed', why: 'the portal has no password' },
    })
  })

  it('is put up by those who manage the portals and may read it, and seen by those who read the details', async () => {
    const { portal } = await firm.visitSignOffs()
    const { ana, ben, projectId, listId } = firm
    const signOff = await firm.ask(portal)
    expect((await ana.call(getSignOff, firm.ofSignOff(signOff.id))).can).toEqual({ edit: false })
    const body = { taskListIDs: [listId] }
    expect(await firm.refusalOfAsking(portal, body, ana)).toMatchObject({ reason: 'invalidPermission' })
    expect(await firm.refusalOfAsking(portal, body, ben)).toMatchObject({ reason: 'notFound' })
    await firm.letIn(projectId, ana, { details: 'write', taskLists: 'noAccess' })
    expect(await firm.refusalOfAsking(portal, body, ana)).toMatchObject({ reason: 'invalidPermission' })
    const { content, documents } = await ana.call(getSignOff, firm.ofSignOff(signOff.id))
    expect([content, documents]).toEqual([undefined, undefined])
    expect((await ben.refusal(getSignOff, firm.ofSignOff(signOff.id))).reason).toBe('notFound')
    const stranger = (await createTestCompany(server)).owner
    expect((await stranger.refusal(getSignOff, firm.ofSignOff(signOff.id))).reason).toBe('notFound')
    expect((await stranger.refusal(listSignOffs, { params: firm.params })).reason).toBe('notFound')
  })

  it('keeps its portal and its project from being deleted; the portal is closed instead', async () => {
    const { portal, call } = await firm.visitSignOffs()
    await firm.ask(portal)
    const refused = { status: 409, reason: 'recordInUse', usedBy: 'sign-offs' }
    expect(await firm.lead.refusal(projectPortals.deletePortal, call)).toMatchObject(refused)
    expect((await firm.company.owner.refusal(projects.deleteProject, { params: firm.params })).reason).toBe(
      'recordInUse',
    )
    const shut = await firm.lead.call(projectPortals.updatePortal, { ...call, body: { isActive: false } })
    expect(shut.isActive).toBe(false)
  })
})

describe('the client', () => {
  it('approves: name, address, time and hash are kept, and stand in the journal for good', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id, hash } = await firm.ask(portal)
    const seen = await firm.see(visitor, portal, id)
    const approved = await visitor.call(approveSignOff, firm.approval(portal, seen))
    expect(approved).toMatchObject({
      ...{ state: 'approved', approved: { name: 'Sarah Orr' }, can: { approve: false, question: false }, version: 2 },
    })
    expect(JSON.stringify(approved)).not.toContain('@')
    const kept = await firm.lead.call(getSignOff, firm.ofSignOff(id))
    expect(kept).toMatchObject({
      ...{ state: 'approved', hash, approved: { name: 'Sarah Orr', email: VISITOR, at: approved.approved?.at } },
    })
    expect(kept.approved?.from).toMatch(/^10\.\d+\.\d+\.\d+$/)
    const journal = await firm.lead.call(journalEntries.listJournalEntries, { query: { projectID: firm.projectId } })
    const [entry] = journal.items
    expect(entry).toMatchObject({
      ...{ title: 'Approved: Release 3', author: null, can: { update: false, delete: false }, isShared: false },
      ...{ signOff: { id, author: `Portal: ${portal.reference} · s.orr` } },
    })
    for (const part of [hash, 'Sarah Orr', VISITOR, kept.approved?.from]) expect(entry?.content).toContain(part)
    const ofEntry = { params: { id: entry?.id ?? '' } }
    expect(await firm.lead.refusal(journalEntries.deleteJournalEntry, ofEntry)).toMatchObject({
      ...{ status: 409, reason: 'signOffInJournal' },
    })
    const body = { entryDate: '2026-07-15', content: '<p>Never mind</p>', categoryID: null }
    expect((await firm.lead.refusal(journalEntries.updateJournalEntry, { ...ofEntry, body, files: {} })).reason).toBe(
      'signOffInJournal',
    )
  })

  it.each([
    ['content', `content = '{}'`],
    ['hash', `hash = repeat('b', 64)`],
    ['name', `decided_name = 'Somebody'`],
    ['state', `state = 'withdrawn', decided_email = null`],
  ])('has approved for good: not even the database changes its %s', async (_, change) => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id } = await firm.ask(portal)
    await visitor.call(approveSignOff, firm.approval(portal, await firm.see(visitor, portal, id)))
    await expect(firm.run(`update sign_offs set ${change} where company_id = $1 and id = $2`, id)).rejects.toThrow(
      'a sign-off stays as it was',
    )
    await expect(firm.run('delete from sign_offs where company_id = $1 and id = $2', id)).rejects.toThrow()
  })

  it('questions single lines, and approves once the firm has answered all of them', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id } = await firm.ask(portal)
    const seen = await firm.see(visitor, portal, id)
    const [one, two] = seen.content.lines.map(({ key }) => key)
    const body = {
      questions: [
        { line: one ?? '', text: 'All nine?' },
        { line: two ?? '', text: 'Names too?' },
      ],
      version: 1,
    }
    const questioned = await visitor.call(questionSignOff, { ...firm.asked(portal, id), body })
    expect(questioned).toMatchObject({
      ...{ state: 'questioned', openQuestionCount: 2, version: 2, can: { approve: false, question: true } },
      questions: [
        { line: one, text: 'All nine?', author: 's.orr', answer: null },
        { line: two, text: 'Names too?' },
      ],
    })
    expect(await visitor.refusal(approveSignOff, firm.approval(portal, questioned))).toMatchObject({
      ...{ status: 409, reason: 'signOffQuestioned' },
    })
    const answer = (questionId: string, text: string) =>
      firm.lead.call(answerSignOffQuestion, {
        params: { ...firm.ofSignOff(id).params, questionId },
        body: { answer: text },
      })
    const [first, second] = questioned.questions.map((question) => question.id)
    expect((await answer(first ?? '', 'All nine.')).state).toBe('questioned')
    const answered = await answer(second ?? '', 'Names too.')
    expect(answered).toMatchObject({
      ...{ state: 'waiting', openQuestionCount: 0, version: 4 },
      questions: [
        {
          author: `Portal: ${portal.reference} · s.orr`,
          answer: 'All nine.',
          answeredBy: { displayName: 'Lena Reed' },
        },
        { answer: 'Names too.' },
      ],
    })
    const again = { params: { ...firm.ofSignOff(id).params, questionId: first ?? '' }, body: { answer: 'No' } }
    expect(await firm.lead.refusal(answerSignOffQuestion, again)).toMatchObject(closed('this question was answered'))
    const read = await firm.see(visitor, portal, id)
    expect(read.questions[0]).toMatchObject({ answer: 'All nine.', answeredBy: 'Lena R.' })
    expect((await visitor.call(approveSignOff, firm.approval(portal, read))).state).toBe('approved')
    expect(await firm.lead.refusal(answerSignOffQuestion, again)).toMatchObject(closed('it was approved'))
  })

  it('questions lines that are there, and says what they saw', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id } = await firm.ask(portal)
    const seen = await firm.see(visitor, portal, id)
    const lost = { ...firm.asked(portal, id), body: { questions: [{ line: 'task:0', text: 'What?' }], version: 1 } }
    expect(await visitor.refusal(questionSignOff, lost)).toMatchObject(invalid('questions.0.line'))
    const another = firm.approval(portal, { ...seen, hash: 'f'.repeat(64) })
    expect(await visitor.refusal(approveSignOff, another)).toMatchObject({ reason: 'changedMeanwhile' })
    const older = firm.approval(portal, { ...seen, version: 0 })
    expect(await visitor.refusal(approveSignOff, older)).toMatchObject({ status: 409, reason: 'changedMeanwhile' })
  })

  it('answers once: of many who do so at the same moment exactly one counts', async () => {
    const { portal, password, visitor } = await firm.visitSignOffs()
    expect(password).not.toBe('')
    for (let times = 0; times < 3; times += 1) {
      const { id } = await firm.ask(portal)
      const seen = await firm.see(visitor, portal, id)
      const answers = await Promise.all([
        visitor.send(approveSignOff, firm.approval(portal, seen)),
        visitor.send(questionSignOff, firm.questions(portal, seen)),
        visitor.send(approveSignOff, firm.approval(portal, seen)),
        visitor.send(questionSignOff, firm.questions(portal, seen, 'And this?')),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const { state, questions } = await firm.see(visitor, portal, id)
      expect([state, questions.length]).toEqual(answers[0]?.ok || answers[2]?.ok ? ['approved', 0] : ['questioned', 1])
    }
  })

  it('or the firm is first, and the other is told', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    for (let times = 0; times < 3; times += 1) {
      const { id } = await firm.ask(portal)
      const seen = await firm.see(visitor, portal, id)
      const [approved, withdrawn, anew] = await Promise.all([
        visitor.send(approveSignOff, firm.approval(portal, seen)),
        firm.lead.send(withdrawSignOff, { ...firm.ofSignOff(id), body: { version: 1 } }),
        firm.manager.send(askSignOffAnew, { ...firm.ofSignOff(id), body: { version: 1 } }),
      ])
      expect([approved.ok, withdrawn.ok, anew.ok].filter(Boolean)).toHaveLength(1)
    }
  })

  it('sees what they are asked, latest first, without what was withdrawn', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const first = await firm.ask(portal, { title: 'Release 1', taskIDs: [firm.masking.id] })
    const second = await firm.ask(portal, { title: 'Release 2', taskIDs: [firm.masking.id] })
    const third = await firm.ask(portal, { title: 'Release 3', taskIDs: [firm.masking.id] })
    await firm.lead.call(withdrawSignOff, { ...firm.ofSignOff(second.id), body: {} })
    await visitor.call(approveSignOff, firm.approval(portal, await firm.see(visitor, portal, first.id)))
    const { items, metadata } = await visitor.call(listVisitorSignOffs, at(portal))
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [third.id, 'waiting'],
      [first.id, 'approved'],
    ])
    expect(metadata.total).toBe(2)
    expect((await firm.see(visitor, portal, second.id)).state).toBe('withdrawn')
    const ofFirm = await firm.lead.call(listSignOffs, { params: firm.params, query: { state: 'withdrawn' } })
    expect(ofFirm.items.map(({ id, withdrawnAt }) => [id, withdrawnAt !== null])).toEqual([[second.id, true]])
    const ofPortal = await firm.lead.call(listSignOffs, { params: firm.params, query: { portalID: firm.unknownId } })
    expect(ofPortal.items).toEqual([])
  })

  it('is refused without the key, in a preview, and what is another portal’s is not there', async () => {
    const { portal, visitor, call } = await firm.visitSignOffs()
    const signOff = await firm.ask(portal, { fileIDs: [await firm.addDocument(portal)] })
    const seen = await firm.see(visitor, portal, signOff.id)
    const previewer = await firm.preview(portal)
    expect((await firm.see(previewer, portal, signOff.id)).can).toEqual({ approve: false, question: false })
    const refusals = [
      await previewer.refusal(approveSignOff, firm.approval(portal, seen)),
      await previewer.refusal(questionSignOff, firm.questions(portal, seen)),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, reason: 'previewOnly' })
    const other = await firm.visitSignOffs()
    const elsewhere = firm.asked(other.portal, signOff.id)
    const fileId = signOff.documents?.[0]?.id ?? ''
    const missing = [
      await other.visitor.refusal(getVisitorSignOff, elsewhere),
      await other.visitor.refusal(getVisitorSignOffContent, elsewhere),
      await other.visitor.refusal(getVisitorSignOffDocument, { params: { ...elsewhere.params, fileId } }),
      await other.visitor.refusal(approveSignOff, { ...firm.approval(portal, seen), ...elsewhere }),
      await other.visitor.refusal(questionSignOff, { ...firm.questions(portal, seen), ...elsewhere }),
    ]
    for (const refusal of missing) expect(refusal).toMatchObject({ status: 404, reason: 'notFound' })
    expect((await other.visitor.call(listVisitorSignOffs, at(other.portal))).items).toEqual([])
    await firm.lead.call(projectPortals.updatePortal, { ...call, body: { sharedInfos: ['documents'] } })
    const ofPortal = firm.asked(portal, signOff.id)
    const unshared = [
      await visitor.refusal(listVisitorSignOffs, at(portal)),
      await visitor.refusal(getVisitorSignOff, ofPortal),
      await visitor.refusal(getVisitorSignOffContent, ofPortal),
      await visitor.refusal(getVisitorSignOffDocument, { params: { ...ofPortal.params, fileId } }),
      await visitor.refusal(approveSignOff, firm.approval(portal, seen)),
      await visitor.refusal(questionSignOff, firm.questions(portal, seen)),
    ]
    for (const refusal of unshared) expect(refusal).toMatchObject({ status: 401, reason: 'invalidPermission' })
  })
})

describe('the firm', () => {
  it('asks anew what has changed: what waits is withdrawn, what was approved stays so', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const documentId = await firm.addDocument(portal)
    const first = await firm.ask(portal, {
      ...{ text: 'As agreed', taskIDs: [firm.contracts.id, firm.masking.id], fileIDs: [documentId] },
    })
    await firm.lead.call(projectTasks.updateTask, {
      ...firm.inList(firm.contracts.id),
      body: { title: 'All contracts' },
    })
    await firm.lead.call(projectTasks.deleteTask, firm.inList(firm.masking.id))
    await firm.lead.call(projectPortals.removePortalDocument, {
      params: { ...firm.ofPortal(portal).params, fileId: documentId },
    })
    const anew = (id: string, body = {}) => firm.lead.call(askSignOffAnew, { ...firm.ofSignOff(id), body })
    const second = await anew(first.id, { version: 1 })
    expect(second).toMatchObject({ previousID: first.id, state: 'waiting', hasChanged: false, title: 'Release 3' })
    expect(second.content).toMatchObject({ text: 'As agreed', lines: [{ title: 'All contracts' }] })
    expect(await firm.lead.call(getSignOff, firm.ofSignOff(first.id))).toMatchObject({
      ...{ state: 'withdrawn', nextID: second.id },
    })
    await visitor.call(approveSignOff, firm.approval(portal, await firm.see(visitor, portal, second.id)))
    const third = await anew(second.id, { text: 'Once more' })
    expect(third.content?.text).toBe('Once more')
    expect(await firm.lead.call(getSignOff, firm.ofSignOff(second.id))).toMatchObject({
      ...{ state: 'approved', nextID: third.id },
    })
    const refusal = await firm.lead.refusal(askSignOffAnew, { ...firm.ofSignOff(second.id), body: {} })
    expect(refusal).toMatchObject(closed('it was asked anew'))
    const stale = await firm.lead.refusal(askSignOffAnew, { ...firm.ofSignOff(third.id), body: { version: 0 } })
    expect(stale).toMatchObject({ reason: 'changedMeanwhile' })
  })

  it('withdraws what waits, once', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id } = await firm.ask(portal)
    const seen = await firm.see(visitor, portal, id)
    const withdraw = { ...firm.ofSignOff(id), body: {} }
    expect(await firm.lead.refusal(withdrawSignOff, { ...withdraw, body: { version: 0 } })).toMatchObject({
      reason: 'changedMeanwhile',
    })
    expect((await firm.ana.refusal(withdrawSignOff, withdraw)).reason).toBe('invalidPermission')
    expect((await firm.lead.call(withdrawSignOff, withdraw)).state).toBe('withdrawn')
    expect(await firm.lead.refusal(withdrawSignOff, withdraw)).toMatchObject(closed('it was withdrawn'))
    expect(await visitor.refusal(approveSignOff, firm.approval(portal, seen))).toMatchObject(closed('it was withdrawn'))
    expect(await visitor.refusal(questionSignOff, firm.questions(portal, seen))).toMatchObject(
      closed('it was withdrawn'),
    )
  })

  it('has all of it in the history, and in the events of the portal', async () => {
    const { portal, visitor, call } = await firm.visitSignOffs()
    const { id } = await firm.ask(portal)
    const questioned = await visitor.call(questionSignOff, firm.questions(portal, await firm.see(visitor, portal, id)))
    const questionId = questioned.questions[0]?.id ?? ''
    await firm.lead.call(answerSignOffQuestion, {
      params: { ...firm.ofSignOff(id).params, questionId },
      body: { answer: 'Yes' },
    })
    await visitor.call(approveSignOff, firm.approval(portal, await firm.see(visitor, portal, id)))
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'signOff', id } })
    const author = `Portal: ${portal.reference} · s.orr`
    expect(items.map(({ action, by }) => [action, by?.displayName])).toEqual([
      ['approved', author],
      ['answered', 'Lena Reed'],
      ['questioned', author],
      ['asked', 'Lena Reed'],
    ])
    const events = await firm.lead.call(projectPortals.listPortalEvents, call)
    expect(events.items.map(({ change }) => [change?.action, change?.title])).toEqual(
      expect.arrayContaining([
        ['approved', 'Release 3'],
        ['questioned', 'Release 3'],
      ]),
    )
    expect((await firm.ben.refusal(operations.getHistory, { params: { entity: 'signOff', id } })).reason).toBe(
      'notFound',
    )
  })

  it('reads in the events of the portal what visitors did to which task, who may read tasks at least', async () => {
    const { visitor, call, params } = await firm.visit({ sharedInfos: ['taskComment'] })
    await visitor.call(portalTasks.createTaskComment, {
      params: { ...params, taskListId: firm.listId, taskId: firm.contracts.id },
      body: { text: 'All nine?' },
    })
    const commented = async (by = firm.lead) => {
      const { items } = await by.call(projectPortals.listPortalEvents, call)
      return items.find(({ kind }) => kind === 'changed')?.change
    }
    const change = { entity: 'task', id: firm.contracts.id, action: 'commented' }
    expect(await commented()).toEqual({ ...change, title: 'Ingest contracts' })
    expect(await commented(firm.ana)).toEqual(change)
    await firm.lead.call(projectTasks.deleteTask, firm.inList(firm.contracts.id))
    expect(await commented()).toEqual(change)
  })

  it('is told: whoever asked, and the lead of the project', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    await firm.letIn(firm.projectId, firm.ana, { details: 'write', taskLists: 'read' })
    const { id } = await firm.ana.call(createSignOff, {
      ...firm.ofPortal(portal),
      body: { title: 'Release 3', taskListIDs: [firm.listId] },
    })
    await visitor.call(questionSignOff, firm.questions(portal, await firm.see(visitor, portal, id)))
    const titles = async (person: typeof firm.ana) =>
      (await person.call(notifications.listNotifications, {})).items.map(({ title, by, path }) => [title, by, path])
    const told = [
      ...[`Portal: ${portal.reference} · s.orr has questions about Release 3`, null],
      `projects/${firm.projectId}/portals?signOff=${id}`,
    ]
    expect(await titles(firm.ana)).toEqual([told])
    expect(await titles(firm.lead)).toEqual([told])
    expect(await titles(firm.ben)).toEqual([])
    await firm.letIn(firm.projectId, firm.ana, {})
    expect(await titles(firm.ana)).toEqual([])
  })
})

describe('a project that is completed', () => {
  it('asks nobody any more', async () => {
    const { portal, visitor } = await firm.visitSignOffs()
    const { id } = await firm.ask(portal)
    const seen = await firm.see(visitor, portal, id)
    await changeProject(server, firm.projectId, { ended_at: '2026-07-14T10:00:00Z' })
    expect(await firm.refusalOfAsking(portal, { taskListIDs: [firm.listId] })).toMatchObject({ reason: 'portalClosed' })
    expect((await visitor.refusal(approveSignOff, firm.approval(portal, seen))).reason).toBe('dataNotAvailable')
  })
})
