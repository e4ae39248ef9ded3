import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { portalMails } from '@praxis/contract/portals/portal-mails'
import type { VisitorMail } from '@praxis/contract/portals/portal-rules'
import { portalSignOffs } from '@praxis/contract/portals/portal-sign-offs'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { type NewPortal, projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import PostalMime from 'postal-mime'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemScope } from '../../../platform/database/scope'
import { mailKinds } from '../../../platform/mail/mail-kinds'
import { changeProject } from '../../../testing/project-rows'
import type { Caller, TestServer } from '../../../testing/test-server'
import { mailsTo } from '../../accounts/testing/account-holder'
import { at, startPortalsServer } from '../testing/portals-firm'
import { createSignOffsFirm, type SignOffsFirm } from '../testing/sign-offs-firm'
import { tellVisitors } from './tell-visitors'

const { getVisitorMails, setVisitorMails } = portalMails

let server: TestServer
let firm: SignOffsFirm
let people = 0
let later = 0
beforeAll(async () => {
  server = await startPortalsServer(() => later)
})
beforeEach(async () => {
  later = 0
  firm = await createSignOffsFirm(server)
})

/** An address that was never mailed. */
const newEmail = (): string => {
  people += 1
  return `visitor-${people}@northgate.example`
}

const sharedInfos = ['taskComment', 'taskUpdateStatus', 'signOffs', 'invoices'] as const
const visit = async (more: Partial<NewPortal> = {}, email = newEmail()) => ({
  email,
  ...(await firm.visit({ sharedInfos: [...sharedInfos], ...more }, email)),
})

/** Mails that wait for others to come with them are sent now. */
const mailed = async (email: string) => {
  await server.drainJobs()
  await server.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
  return (await mailsTo(server, email)).toReversed()
}
const subjects = async (email: string) => (await mailed(email)).map(({ subject }) => subject)

const comment = (text = 'It runs.', by = firm.lead) =>
  by.call(projectTasks.createTaskComment, {
    ...firm.inList(firm.contracts.id),
    body: { text, mentionedEmployeeIDs: [] },
  })
/** Where nobody works any more nobody comments either. */
const tryToComment = () =>
  firm.lead.send(projectTasks.createTaskComment, {
    ...firm.inList(firm.contracts.id),
    body: { text: 'Again', mentionedEmployeeIDs: [] },
  })
const complete = (isToggled = true) =>
  firm.lead.call(projectTasks.toggleTask, { ...firm.inList(firm.contracts.id), body: { isToggled } })
const choose = (visitor: Caller, portal: Parameters<typeof at>[0], mails: readonly VisitorMail[]) =>
  visitor.call(setVisitorMails, { ...at(portal), body: { mails: [...mails] } })

describe('the mails of a visitor', () => {
  it('are comments, approvals and invoices until they choose others, of what the portal shares', async () => {
    const { visitor, portal, call, email } = await visit({ sharedInfos: ['taskComment', 'signOffs'] })
    expect(await visitor.call(getVisitorMails, at(portal))).toEqual({
      ...{ mails: ['comments', 'signOffs', 'invoices'], offered: ['comments', 'statusChanges', 'signOffs'] },
    })
    expect((await choose(visitor, portal, ['statusChanges', 'statusChanges'])).mails).toEqual(['statusChanges'])
    expect((await visitor.call(getVisitorMails, at(portal))).mails).toEqual(['statusChanges'])
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'portal', id: portal.id } })
    expect(items[0]).toMatchObject({
      ...{ action: 'visitorMailsChosen', after: { email, mails: ['statusChanges'] } },
      by: { displayName: `Portal: ${portal.reference} · ${email.split('@')[0]}` },
    })
    await firm.lead.call(projectPortals.updatePortal, { ...call, body: { sharedInfos: [] } })
    expect((await visitor.call(getVisitorMails, at(portal))).offered).toEqual(['statusChanges'])
  })

  it('are chosen by visitors alone, each for themselves', async () => {
    const first = await visit()
    const other = await visit()
    await choose(first.visitor, first.portal, [])
    expect((await other.visitor.call(getVisitorMails, at(other.portal))).mails).toHaveLength(3)
    const previewer = await firm.preview(first.portal)
    expect((await previewer.call(getVisitorMails, at(first.portal))).mails).toEqual([])
    const body = { mails: ['comments' as const] }
    expect(await previewer.refusal(setVisitorMails, { ...at(first.portal), body })).toMatchObject({
      ...{ status: 409, reason: 'previewOnly' },
    })
    const wrong = { ...at(first.portal), body: { mails: ['everything'] } } as never
    expect((await first.visitor.refusal(setVisitorMails, wrong)).reason).toBe('invalidInput')
  })
})

describe('visitors are mailed', () => {
  it('who commented on what, not the words, and never what they said themselves', async () => {
    const { email, portal, visitor } = await visit()
    await comment('The key is under the mat')
    const [mail] = await mailed(email)
    expect(mail?.subject).toBe('Lena R. commented on “Ingest contracts” · Northgate delivery')
    expect(mail?.text).toContain(`/portals/${portal.reference}/taskLists/${firm.contracts.id}`)
    expect(JSON.stringify(mail)).not.toMatch(/under the mat|Reed/)
    const other = await visit()
    await visitor.call(portalTasks.createTaskComment, {
      params: { ...at(portal).params, taskListId: firm.listId, taskId: firm.contracts.id },
      body: { text: 'Thank you' },
    })
    expect(await subjects(email)).toHaveLength(1)
    expect(await subjects(other.email)).toEqual([
      `${email.split('@')[0]} commented on “Ingest contracts” · Northgate delivery`,
    ])
  })

  it('surnames only where these are shared', async () => {
    const { email } = await visit({ sharedInfos: ['taskComment', 'showSurnames'] })
    await comment()
    expect(await subjects(email)).toEqual(['Lena Reed commented on “Ingest contracts” · Northgate delivery'])
  })

  it('changes of status if they chose so, the last one of each task, in one mail with all that is new', async () => {
    const { email, portal, visitor } = await visit()
    const uninterested = await visit()
    await choose(visitor, portal, ['comments', 'statusChanges'])
    await complete()
    await complete(false)
    await firm.lead.call(projectTasks.moveTaskToStatus, {
      ...{ params: firm.params, body: { taskID: firm.masking.id, statusID: await addStatus(), beforeID: null } },
    })
    await comment()
    const [mail, ...others] = await mailed(email)
    expect([mail?.subject, others]).toEqual(['3 updates in Northgate delivery', []])
    for (const line of ['“Ingest contracts” is open again', '“Masking rules” is now In review', 'Lena R. commented'])
      expect(mail?.text).toContain(line)
    expect(mail?.text).not.toContain('is completed')
    expect(await subjects(uninterested.email)).toEqual(['Lena R. commented on “Ingest contracts” · Northgate delivery'])
  })

  const addStatus = async () =>
    (
      await firm.lead.call(projectTasks.createTaskStatus, {
        ...{ params: firm.params, body: { name: 'In review', color: '#336699', progress: 'inProgress' } },
      })
    ).id

  it('what comes in bursts a minute later, and five minutes after the mail before', async () => {
    const { email, portal } = await visit()
    const tell = (kind: VisitorMail, occasion: string) =>
      server.application.running.database.mutate(systemScope(firm.company.id), (db) =>
        tellVisitors(db, {
          ...{ kind, projectId: firm.projectId, portalId: portal.id, occasion },
          words: () => ({ line: occasion, path: 'overview' }),
        }),
      )
    /** How many seconds after the first that waits they are mailed. */
    const waits = async () => {
      const [row] = await server.sql<{ seconds: number }>(
        `select round(extract(epoch from j.run_at - min(m.created_at)))::integer as seconds
         from graphile_worker._private_jobs j
         join visitor_mails m on m.visitor_id::text = j.payload ->> 'visitorId' and m.settled_at is null
         join portal_visitors v on v.id = m.visitor_id where v.email = $1 group by j.id`,
        [email],
      )
      return row?.seconds
    }
    await tell('comments', 'One')
    expect(await waits()).toBe(60)
    later += 30_000
    await tell('comments', 'Two')
    expect(await waits()).toBe(60)
    expect(await subjects(email)).toEqual(['Two · Northgate delivery'])
    later += 120_000
    await tell('comments', 'Three')
    expect(await waits()).toBe(180)
    await tell('signOffs', 'Four')
    expect(await mailsTo(server, email)).toHaveLength(2)
  })

  it('what they are asked to approve, and that their questions are answered', async () => {
    const { email, portal, visitor } = await visit()
    const { id } = await firm.ask(portal)
    const [asked] = await mailed(email)
    expect(asked?.subject).toBe('Lena R. asks you to approve “Release 3” · Northgate delivery')
    expect(asked?.text).toContain(`/portals/${portal.reference}/approvals/${id}`)
    const questioned = await visitor.call(
      portalSignOffs.questionSignOff,
      firm.questions(portal, await firm.see(visitor, portal, id)),
    )
    const questionId = questioned.questions[0]?.id ?? ''
    await firm.lead.call(projectSignOffs.answerSignOffQuestion, {
      ...{ params: { ...firm.ofSignOff(id).params, questionId }, body: { answer: 'Yes' } },
    })
    expect(await subjects(email)).toContain('Lena R. answered a question about “Release 3” · Northgate delivery')
    const other = await visit()
    expect(await subjects(other.email)).toEqual([])
  })

  it('what they are billed, once its file is there, and nothing of invoices that are of several projects', async () => {
    const { email, portal } = await visit()
    await firm.work(firm.projectId)
    await firm.bill(await firm.draft(firm.projectId))
    const [mail] = await mailed(email)
    expect(mail?.subject).toBe('Invoice INV-0001 is ready to download · Northgate delivery')
    expect(mail?.text).toContain(`/portals/${portal.reference}/invoices`)
    const elsewhere = await firm.insertProject({ name: 'Elsewhere' })
    for (const project of [firm.projectId, elsewhere]) await firm.work(project)
    await firm.bill(await firm.draft(firm.projectId, { projectIDs: [firm.projectId, elsewhere] }))
    expect(await subjects(email)).toHaveLength(1)
  })

  it('once, also when a job runs again', async () => {
    const { email } = await visit()
    await comment()
    const [told] = await server.sql<{ payload: string }>(
      `select j.payload::text from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'tellVisitorsOfTask'`,
    )
    await mailed(email)
    await server.sql(`select graphile_worker.add_job('tellVisitorsOfTask', $1::json)`, [told?.payload])
    expect(await subjects(email)).toHaveLength(1)
  })

  it('no more than a company may send in a day', async () => {
    const { email } = await visit()
    const { name, attempts } = mailKinds.visitorNews.ofCompany
    await comment()
    await server.sql(`insert into rate_limits (bucket, taken, resets_at) values ($1, $2, '2026-07-16T00:00:00Z')`, [
      ...[`${name}:${firm.company.id}`, attempts],
    ])
    expect(await subjects(email)).toEqual([])
  })
})

type Visit = Awaited<ReturnType<typeof visit>>
const update = ({ call }: Visit, body: Record<string, unknown>) =>
  firm.lead.call(projectPortals.updatePortal, { ...call, body })

describe('nobody is mailed', () => {
  it.each<[string, (visited: Visit) => Promise<unknown>]>([
    [
      'who was removed',
      async ({ call }) => {
        const [visitor] = (await firm.lead.call(projectPortals.listVisitors, call)).items
        const params = { ...call.params, visitorId: visitor?.id ?? '' }
        await firm.lead.call(projectPortals.updateVisitor, { params, body: { isRemoved: true } })
      },
    ],
    ['whose address was taken off', (visited) => update(visited, { visitors: ['@elsewhere.example'] })],
    ['of a portal that is closed', (visited) => update(visited, { isActive: false })],
    ['of a portal that does not share it', (visited) => update(visited, { sharedInfos: ['signOffs'] })],
    [
      'of a project that is completed',
      () => changeProject(server, firm.projectId, { ended_at: '2026-07-14T10:00:00Z' }),
    ],
    [
      'of a company that stopped using projects',
      () => firm.run(`update companies set features = jsonb_set(features, '{project}', 'false') where company_id = $1`),
    ],
    [
      'who declined mails of the company',
      ({ email }) =>
        firm.run(
          `insert into outside_addresses (company_id, id, email, state, asked_at, expires_at)
           values ($1, gen_random_uuid(), $2, 'declined', now(), now())`,
          email,
        ),
    ],
    ['who chose otherwise', ({ visitor, portal }) => choose(visitor, portal, ['signOffs'])],
  ])('%s, whenever that was', async (_, end) => {
    const before = await visit()
    await comment()
    await end(before)
    expect(await subjects(before.email)).toEqual([])
    await tryToComment()
    expect(await subjects(before.email)).toEqual([])
  })

  it('who was invited and never came', async () => {
    const { call } = await visit()
    const invited = newEmail()
    await firm.lead.call(projectPortals.inviteVisitors, { ...call, body: { emails: [invited] } })
    await comment()
    expect(await subjects(invited)).toHaveLength(1)
  })
})

describe('mails to visitors', () => {
  const headersOf = async (email: string) => {
    const names = (await readdir(server.data.mail)).filter((name) => name.endsWith('.eml')).sort()
    const parsed = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(server.data.mail, name)))),
    )
    const headers = parsed.findLast((mail) => mail.to?.[0]?.address === email)?.headers ?? []
    return new Map(headers.map(({ key, value }) => [key, value]))
  }
  const stopping = async (email: string) => {
    const address = (await headersOf(email)).get('list-unsubscribe') ?? ''
    return `${server.url}${/^<https?:\/\/[^/]+(\/[^>]+)>$/.exec(address)?.[1]}`
  }
  const chosen = async ({ visitor, portal }: Pick<Visit, 'visitor' | 'portal'>) =>
    (await visitor.call(getVisitorMails, at(portal))).mails

  it('say how to stop them in their headers, and by a link', async () => {
    const { email } = await visit()
    await comment()
    const [mail] = await mailed(email)
    const headers = await headersOf(email)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https?:\/\/[^>]+\/api\/v1\/portals\/unsubscribe\?token=[\w.-]+>$/,
    )
    expect(mail?.text).toContain(headers.get('list-unsubscribe')?.slice(1, -1))
  })

  it.each<[string, RequestInit]>([
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    [
      'a multipart form',
      {
        body: (() => {
          const form = new FormData()
          form.set('List-Unsubscribe', 'One-Click')
          return form
        })(),
      },
    ],
    ['nothing', {}],
  ])('are stopped by one click of a mail program, which posts %s', async (_, init) => {
    const visited = await visit()
    await comment()
    await mailed(visited.email)
    const address = await stopping(visited.email)
    const page = await fetch(address)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('comments in the client portal “Northgate delivery” of A firm')
    expect(await chosen(visited)).toContain('comments')
    const stopped = await fetch(address, { method: 'POST', ...init })
    expect([stopped.status, await stopped.text()]).toEqual([
      200,
      expect.stringContaining('nothing of comments any more'),
    ])
    expect(await chosen(visited)).toEqual(['signOffs', 'invoices'])
    expect((await fetch(address, { method: 'POST', ...init })).status).toBe(200)
    await comment()
    expect(await subjects(visited.email)).toHaveLength(1)
  })

  it('are all stopped by the other button', async () => {
    const visited = await visit()
    await comment()
    await mailed(visited.email)
    await fetch(`${await stopping(visited.email)}&all=true`, { method: 'POST' })
    expect(await chosen(visited)).toEqual([])
  })

  it('are stopped by nobody without their token', async () => {
    const visited = await visit()
    await comment()
    await mailed(visited.email)
    const address = new URL(await stopping(visited.email))
    const token = address.searchParams.get('token') ?? ''
    const [text = '', signature = ''] = token.split('.')
    const theirs = Buffer.from(text, 'base64url')
      .toString()
      .replace(/"mails":\[.*\]/, '"mails":["comments","signOffs"]')
    for (const forged of [`${Buffer.from(theirs).toString('base64url')}.${signature}`, `${text}.AAAA`, text, 'x']) {
      const query = { token: forged }
      const refusals = [
        await server.nobody.refusal(portalMails.showUnsubscribing, { query }),
        await server.nobody.refusal(portalMails.unsubscribe, { query }),
      ]
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 400, reason: 'invalidToken' })
    }
    expect(await chosen(visited)).toContain('comments')
  })

  it('are stopped also after the portal is gone', async () => {
    const visited = await visit()
    await comment()
    await mailed(visited.email)
    const address = await stopping(visited.email)
    await firm.lead.call(projectPortals.deletePortal, visited.call)
    expect(await (await fetch(address)).text()).toContain('You get no more of these e-mails')
    expect((await fetch(address, { method: 'POST' })).status).toBe(200)
  })
})
