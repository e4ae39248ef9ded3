import { journalEntries } from '@praxis/contract/clients/journal'
import { portalJournal } from '@praxis/contract/portals/portal-journal'
import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { portals } from '@praxis/contract/portals/portal-visits'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/test-server'
import { startPortalsServer } from './testing/portals-firm'
import { createSignOffsFirm, type SignOffsFirm } from './testing/sign-offs-firm'

let server: TestServer
let firm: SignOffsFirm
beforeAll(async () => {
  server = await startPortalsServer()
})
beforeEach(async () => {
  firm = await createSignOffsFirm(server)
})

const RICH = `<p onclick="alert(1)">Read<img src=x onerror="alert(2)"><script>alert(3)</script><svg onload="alert(4)"></svg>
  <a href="javascript:alert(5)">this</a><iframe srcdoc="<script>alert(6)</script>"></iframe></p><style>*{display:none}</style>`
const TITLE = '<script>alert(1)</script>'
const RUNS = /script|onclick|onerror|onload|javascript:|iframe|<style|alert/
const FORMULA = `=HYPERLINK("http://evil.example","Open")`

const hostileFiles = () => [
  new File(['<!doctype html><script>alert(1)</script>'], '../../page.html', { type: 'text/html' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'drawing.svg', { type: 'image/svg+xml' }),
]

/** Downloaded as bytes under a plain name, and nothing that a browser would run. */
const expectHarmless = async (answer: Response) => {
  expect(answer.status).toBe(200)
  const header = (name: string) => answer.headers.get(name) ?? ''
  expect(header('content-type')).toBe('application/octet-stream')
  expect(header('content-disposition')).toMatch(/^attachment/)
  expect(header('content-disposition')).not.toMatch(/[\\/]/)
  expect(header('x-content-type-options')).toBe('nosniff')
  expect(header('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain('alert(1)')
}

const visiting = async () => {
  const visit = await firm.visit({ sharedInfos: [...sharedInfos] })
  const ofTask = { ...visit.params, taskListId: firm.listId, taskId: firm.contracts.id }
  return { ...visit, ofTask }
}

describe('what the firm writes', () => {
  it('runs nowhere in a portal: journal, tasks and what is put up for approval', async () => {
    const { visitor, params, portal } = await visiting()
    await firm.lead.call(journalEntries.createJournalEntry, {
      body: {
        ...{ projectID: firm.projectId, title: TITLE, content: RICH, entryDate: '2026-07-13' },
        ...{ categoryID: null, isShared: true },
      },
      files: {},
    })
    await firm.lead.call(projectTasks.updateTask, {
      ...firm.inList(firm.contracts.id),
      body: { taskDescription: RICH },
    })
    const { id } = await firm.ask(portal)
    const [entry] = (await visitor.call(portalJournal.listSharedJournalEntries, { params })).items
    const task = await visitor.call(portalTasks.getTask, { params: { ...params, taskId: firm.contracts.id } })
    const [line] = (await firm.see(visitor, portal, id)).content.lines
    // A title is text and shown as such.
    expect(entry?.title).toBe(TITLE)
    for (const html of [entry?.content, task.taskDescription, line?.kind === 'task' && line.description]) {
      expect(html).toContain('Read')
      expect(html).not.toMatch(RUNS)
    }
  })

  it('and attaches is downloaded by visitors, never opened in place', async () => {
    const { visitor, call, portal, params, ofTask } = await visiting()
    const files = hostileFiles()
    const { items } = await firm.lead.call(projectPortals.addPortalDocuments, { ...call, files: { files } })
    const entry = await firm.lead.call(journalEntries.createJournalEntry, {
      body: {
        ...{ projectID: firm.projectId, title: 'Minutes', content: '', entryDate: '2026-07-13' },
        ...{ categoryID: null, isShared: true },
      },
      files: { files },
    })
    const attached = await firm.lead.call(projectTasks.attachTaskFiles, {
      ...firm.inList(firm.contracts.id),
      files: { files },
    })
    const asked = await firm.lead.call(projectSignOffs.createSignOff, {
      ...call,
      body: { title: 'Documents', fileIDs: items.map(({ file }) => file.id) },
    })
    const { lines } = (await firm.see(visitor, portal, asked.id)).content
    const copies = lines.flatMap((line) => (line.kind === 'document' ? line.fileID : []))
    expect([items.length, entry.files.length, attached.items.length, copies.length]).toEqual([2, 2, 2, 2])
    const answers = [
      ...items.map(({ file: { id: fileId } }) =>
        visitor.send(portals.getSharedDocument, { params: { ...params, fileId } }),
      ),
      ...entry.files.map(({ id: fileId }) =>
        visitor.send(portalJournal.getSharedJournalFile, { params: { ...params, entryId: entry.id, fileId } }),
      ),
      ...attached.items.map(({ id: fileId }) =>
        visitor.send(portalTasks.getTaskFile, { params: { ...ofTask, fileId } }),
      ),
      ...copies.map((fileId) =>
        visitor.send(portalSignOffs.getVisitorSignOffDocument, {
          params: { ...params, signOffId: asked.id, fileId },
        }),
      ),
    ]
    for (const answer of answers) await expectHarmless(await answer)
  })

  it('is no formula in the report that visitors take along', async () => {
    const { visitor, params } = await visiting()
    await firm.lead.call(projectTasks.updateTask, { ...firm.inList(firm.contracts.id), body: { title: FORMULA } })
    const report = await (await visitor.send(portalTasks.exportTasks, { params })).text()
    expect(report).toContain(`"'=HYPERLINK(`)
  })
})

describe('what a visitor writes', () => {
  it('runs nowhere in the workspace, and is no formula in its reports', async () => {
    const { visitor, ofTask, portal } = await visiting()
    await visitor.call(portalTasks.updateTask, { params: ofTask, body: { title: FORMULA, taskDescription: RICH } })
    const params = { id: firm.projectId, taskId: firm.contracts.id }
    const task = await firm.lead.call(projectTasks.getTask, { params })
    expect(task.taskDescription).toContain('Read')
    expect(task.taskDescription).not.toMatch(RUNS)
    const report = await firm.lead.send(projectTasks.exportTasks, { params: { id: firm.projectId } })
    expect(await report.text()).toContain(`"'=HYPERLINK(`)

    // Comments, questions and names are text and shown as such; only the journal makes a page of them.
    await visitor.call(portalTasks.createTaskComment, { params: ofTask, body: { text: RICH } })
    const { items } = await firm.lead.call(projectTasks.listTaskComments, firm.inList(firm.contracts.id))
    expect(items[0]?.text).toBe(RICH.trim())
    const { id } = await firm.ask(portal)
    const seen = await firm.see(visitor, portal, id)
    await visitor.call(portalSignOffs.approveSignOff, {
      ...firm.asked(portal, id),
      body: { name: '<img src=x onerror="alert(1)">', hash: seen.hash, version: seen.version },
    })
    const journal = await firm.lead.call(journalEntries.listJournalEntries, { query: { projectID: firm.projectId } })
    const [entry] = journal.items
    expect(entry?.content).toContain('&lt;img src=x')
    expect(entry?.content).not.toContain('<img')
  })

  it('and attaches is downloaded by the firm, never opened in place', async () => {
    const { visitor, ofTask } = await visiting()
    const files = { files: hostileFiles() }
    await visitor.call(portalTasks.attachTaskFiles, { params: ofTask, files })
    await visitor.call(portalTasks.createTaskFileComment, { params: ofTask, body: {}, files })
    const task = await firm.lead.call(projectTasks.getTask, {
      params: { id: firm.projectId, taskId: firm.contracts.id },
    })
    const { items } = await firm.lead.call(projectTasks.listTaskComments, firm.inList(firm.contracts.id))
    const left = [...task.files, ...(items[0]?.files ?? [])]
    expect(left).toHaveLength(4)
    for (const { url, name } of left) {
      expect(name).not.toMatch(/[\\/]/)
      await expectHarmless(await fetch(server.url + url))
    }
  })
})
