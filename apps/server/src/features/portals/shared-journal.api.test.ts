import { clients } from '@praxis/contract/clients/clients'
import { journalEntries } from '@praxis/contract/clients/journal'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { portalJournal } from '@praxis/contract/portals/portal-journal'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/test-server'
import { at, createPortalsFirm, type PortalsFirm, startPortalsServer } from './testing/portals-firm'

const { createJournalEntry, updateJournalEntry, deleteJournalEntry } = journalEntries
const { listSharedJournalEntries, getSharedJournalFile } = portalJournal

let server: TestServer
let firm: PortalsFirm
beforeAll(async () => {
  server = await startPortalsServer()
})
beforeEach(async () => {
  firm = await createPortalsFirm(server)
})

const entry = { entryDate: '2026-07-13', title: 'Steering group 5', content: '<p>Agreed.</p>', categoryID: null }
const write = (more: Record<string, unknown> = {}, files: readonly File[] = []) =>
  firm.lead.call(createJournalEntry, { body: { projectID: firm.projectId, ...entry, ...more }, files: { files } })

describe('an entry of a journal', () => {
  it('is the firm’s own unless somebody shares it, and stays as it is when nothing is said', async () => {
    const own = await write()
    expect(own.isShared).toBe(false)
    const change = (body: Record<string, unknown>) =>
      firm.lead.call(updateJournalEntry, { params: { id: own.id }, body: { ...entry, ...body }, files: {} })
    expect((await change({ isShared: true })).isShared).toBe(true)
    expect((await change({ title: 'Steering group' })).isShared).toBe(true)
    const history = await firm.lead.call(operations.getHistory, { params: { entity: 'journalEntry', id: own.id } })
    expect(history.items.map(({ before, after }) => [before?.isShared, after?.isShared])).toEqual([
      [undefined, undefined],
      [false, true],
      [undefined, false],
    ])
  })

  it('of a client is never shared: portals are of projects', async () => {
    const ofClient = { clientID: firm.clientId, projectID: undefined }
    const body = { ...entry, ...ofClient, isShared: true }
    const refused = { reason: 'invalidInput', fields: [{ path: 'isShared' }] }
    expect(await firm.manager.refusal(createJournalEntry, { body, files: {} })).toMatchObject(refused)
    await firm.manager.call(clients.getClient, { params: { id: firm.clientId } })
    const { id } = await firm.manager.call(createJournalEntry, { body: { ...body, isShared: false }, files: {} })
    const again = { params: { id }, body: { ...entry, isShared: true }, files: {} }
    expect(await firm.manager.refusal(updateJournalEntry, again)).toMatchObject(refused)
  })
})

describe('the journal of a portal', () => {
  it('has the entries that are shared, newest first, and nothing else of the journal', async () => {
    const { visitor, ...ofPortal } = await firm.visit()
    await write({ title: 'Their budget is thin' })
    await write({ title: 'Kick-off', entryDate: '2026-07-01', isShared: true })
    const shared = await write({ isShared: true }, [new File(['pack'], 'steering-pack-5.txt')])
    const { items, metadata } = await visitor.call(listSharedJournalEntries, ofPortal)
    expect(metadata).toEqual({ page: 1, per: 25, total: 2, hasMore: false })
    expect(items).toEqual([
      {
        ...{ id: shared.id, entryDate: '2026-07-13', title: 'Steering group 5', content: '<p>Agreed.</p>' },
        ...{ category: null, author: 'Lena R.' },
        files: [{ id: shared.files[0]?.id, name: 'steering-pack-5.txt', contentType: 'text/plain', size: 4 }],
      },
      expect.objectContaining({ title: 'Kick-off', files: [] }),
    ])
    const second = await visitor.call(listSharedJournalEntries, { ...ofPortal, query: { page: 2, per: 1 } })
    expect(second.items.map(({ title }) => title)).toEqual(['Kick-off'])
  })

  it('has the surnames of authors where these are shared', async () => {
    const { visitor, ...ofPortal } = await firm.visit({ sharedInfos: ['showSurnames'] })
    await write({ isShared: true })
    expect((await visitor.call(listSharedJournalEntries, ofPortal)).items[0]?.author).toBe('Lena Reed')
  })

  it('gives the files of its entries, and no others', async () => {
    const { visitor, portal, call } = await firm.visit()
    const shared = await write({ isShared: true }, [new File(['pack'], 'pack.txt')])
    const own = await write({}, [new File(['own'], 'own.txt')])
    const file = (entryId = shared.id, fileId = shared.files[0]?.id ?? '') => ({
      params: { ...at(portal).params, entryId, fileId },
    })
    const response = await visitor.send(getSharedJournalFile, file())
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['pack', 'private, no-cache'])
    const refusals = [
      file(own.id, own.files[0]?.id),
      file(shared.id, own.files[0]?.id),
      file(own.id, shared.files[0]?.id),
    ]
    for (const refused of refusals)
      expect((await visitor.refusal(getSharedJournalFile, refused)).reason).toBe('notFound')
    const elsewhere = await firm.insertProject({ name: 'Elsewhere' })
    const other = await firm.lead.call(projectPortals.createPortal, { params: { id: elsewhere }, body: { title: 'B' } })
    const previewer = server.caller({
      'p-password': (
        await firm.lead.call(projectPortals.previewPortal, { params: { id: elsewhere, portalId: other.id } })
      ).session,
    })
    const behindTheirs = { params: { ...file().params, projectId: other.reference } }
    expect((await previewer.refusal(getSharedJournalFile, behindTheirs)).reason).toBe('notFound')
    expect((await previewer.call(listSharedJournalEntries, at(other))).items).toEqual([])
    await firm.lead.call(updateJournalEntry, {
      ...{ params: { id: shared.id }, body: { ...entry, isShared: false }, files: {} },
    })
    expect((await visitor.refusal(getSharedJournalFile, file())).reason).toBe('notFound')
    await firm.lead.call(deleteJournalEntry, { params: { id: shared.id } })
    expect((await visitor.call(listSharedJournalEntries, at(portal))).items).toEqual([])
    await firm.lead.call(projectPortals.updatePortal, { ...call, body: { isActive: false } })
    expect((await visitor.refusal(listSharedJournalEntries, at(portal))).reason).toBe('dataNotAvailable')
  })

  it('is shown in a preview', async () => {
    const { portal } = await firm.open()
    await write({ isShared: true })
    const previewer = await firm.preview(portal)
    expect((await previewer.call(listSharedJournalEntries, at(portal))).items).toHaveLength(1)
  })
})
