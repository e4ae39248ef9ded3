import { files } from '@praxis/contract/protocol/files'
import type { FileLink } from '@praxis/contract/protocol/values'
import { beforeAll, describe, expect, it } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { createEmployee, createTestCompany, impersonating, type TestPerson } from '../../testing/people'

type Firm = Awaited<ReturnType<typeof createNotesFirm>>

const HTML = '<!doctype html><script>alert(1)</script>'

let server: Awaited<ReturnType<typeof startNotesServer>>
let firm: Firm
let stranger: TestPerson
let minutesLater = 0

beforeAll(async () => {
  server = await startNotesServer({ clock: () => new Date(Date.now() + minutesLater * 60_000) })
  firm = await createNotesFirm(server)
  stranger = (await createTestCompany(server)).owner
})

const attach = async (person: TestPerson, ...given: readonly File[]) => {
  const { id } = await firm.write(person)
  const { items } = await person.call(notes.attachFiles, { params: { id }, body: {}, files: { files: given } })
  return { noteId: id, links: items, link: items[0] as FileLink }
}
const attachText = (text = 'minutes of the meeting', name = 'minutes.txt') =>
  attach(firm.author, new File([text], name))

const open = (link: FileLink, headers: Record<string, string> = {}) => fetch(server.url + link.url, { headers })

const addressOf = (link: FileLink) => ({ params: { a: firm.company.id, b: link.id } })

const stored = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of server.platform.files.storage.list()) keys.push(key)
  return keys
}

describe('a private file', () => {
  it('is opened by the address that the record came with, without a token', async () => {
    const { link } = await attachText()
    const response = await open(link)
    expect(await response.text()).toBe('minutes of the meeting')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '22',
      'content-disposition': `attachment; filename="minutes.txt"; filename*=UTF-8''minutes.txt`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
  })

  it('keeps its name, in any script', async () => {
    const { link } = await attachText('x', 'Protokoll “März” 会議.txt')
    expect(link.name).toBe('Protokoll “März” 会議.txt')
    const disposition = (await open(link)).headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(link.name)
  })

  it.each([
    ['page.html', HTML],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['picture.png', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`],
  ])('that is a document with scripts (%s) is only ever bytes to download', async (name, content) => {
    const { link } = await attachText(content, name)
    expect(link.contentType).toBe('application/octet-stream')
    const response = await open(link)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('that is a PDF is shown in place', async () => {
    const { link } = await attachText('%PDF-1.7\n1 0 obj', 'plan.pdf')
    expect((await open(link)).headers.get('content-disposition')).toMatch(/^inline/)
  })

  it('can be fetched in parts, and not at all when the browser has it', async () => {
    const { link } = await attachText('0123456789')
    const part = await open(link, { range: 'bytes=2-4' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
    const beyond = await open(link, { range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const etag = part.headers.get('etag') ?? ''
    expect((await open(link, { 'if-none-match': etag })).status).toBe(304)
    const other = await open(link, { range: 'bytes=2-4', 'if-range': '"another"' })
    expect([other.status, await other.text()]).toEqual([200, '0123456789'])
    const head = await fetch(server.url + link.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  })

  it.each([
    ['for another file', (url: string, other: FileLink) => url.replace(/[^/]+\?/, `${other.id}?`)],
    [
      'with a later end',
      (url: string) => url.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 600}`),
    ],
    ['with a wrong signature', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    [
      'with another holder',
      (url: string, other: FileLink) => url.replace(/holder=[^&]+/, () => /holder=[^&]+/.exec(other.url)?.[0] ?? ''),
    ],
    ['without a holder', (url: string) => url.replace(/holder=[^&]+&/, '')],
    ['without an end', (url: string) => url.replace(/expires=\d+&/, '')],
    ['with an empty signature', (url: string) => url.replace(/signature=.*/, 'signature=')],
  ])('is not opened by an address %s', async (_, forge) => {
    const [{ link }, { link: other }] = [
      await attachText('one'),
      await attach(firm.manager, new File(['two'], 'two.txt')),
    ]
    const response = await fetch(server.url + forge(link.url, other))
    expect([response.status, await response.json()]).toEqual([400, { reason: 'invalidToken' }])
  })

  it('is not opened by an old address; the record gives a new one', async () => {
    const { link, noteId } = await attachText()
    minutesLater = 21
    try {
      expect((await open(link)).status).toBe(400)
      const { headers } = await createEmployee(server, firm.company, { capabilities: ['canManageClients'] })
      const { items } = await server.caller(headers).call(notes.listFiles, { params: { id: noteId } })
      expect((await open(items[0] as FileLink)).status).toBe(200)
    } finally {
      minutesLater = 0
    }
  })

  const ended = [400, { reason: 'invalidToken' }] as const
  const gone = [404, { reason: 'notFound' }] as const

  it.each([
    ['sign out', 'update sessions set revoked_at = now() where id = $1', 'sessionId', ended],
    ['stay away for too long', 'update sessions set expires_at = now() where id = $1', 'sessionId', ended],
    ['are deactivated', 'update employees set is_active = false where id = $1', 'employeeId', ended],
    [
      'lose the right to its record',
      'update employees set can_manage_clients = false where id = $1',
      'employeeId',
      gone,
    ],
  ] as const)('is closed at once to those who held an address when they %s', async (_, change, key, refused) => {
    const { noteId, link } = await attachText()
    const holder = await createEmployee(server, firm.company, { capabilities: ['canManageClients'] })
    const { items } = await holder.call(notes.listFiles, { params: { id: noteId } })
    const theirs = items[0] as FileLink
    const first = await open(theirs)
    expect(first.status).toBe(200)
    await server.sql(change, [holder[key]])
    const response = await open(theirs)
    expect([response.status, await response.json()]).toEqual(refused)
    const cached = await open(theirs, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(cached.status).toBe(refused[0])
    expect((await open(link)).status).toBe(200)
  })

  it('is open to those who impersonate for as long as they do', async () => {
    const { noteId } = await attachText()
    const asAuthor = await impersonating(server, firm.owner, firm.author)
    const { items } = await asAuthor.call(notes.listFiles, { params: { id: noteId } })
    expect((await open(items[0] as FileLink)).status).toBe(200)
    await server.sql('update impersonations set ended_at = now() where impersonator_id = $1', [firm.owner.employeeId])
    expect((await open(items[0] as FileLink)).status).toBe(400)
  })

  it('is opened with a token by those who may see its record', async () => {
    const { link } = await attachText()
    for (const person of [firm.author, firm.manager, firm.owner]) {
      const response = await person.send(files.getFile, addressOf(link))
      expect([response.status, await response.text()]).toEqual([200, 'minutes of the meeting'])
    }
  })

  it('is not there for those who may not see its record', async () => {
    const { link } = await attachText()
    const notFound = { status: 404, reason: 'notFound' }
    expect(await firm.colleague.refusal(files.getFile, addressOf(link))).toEqual(notFound)
    expect(await stranger.refusal(files.getFile, addressOf(link))).toEqual(notFound)
    const inTheirs = { params: { a: stranger.companyId, b: link.id } }
    expect(await stranger.refusal(files.getFile, inTheirs)).toEqual(notFound)
  })

  it('is refused to nobody, to a false token and to a user who acts for no company', async () => {
    const { link } = await attachText()
    expect(await server.nobody.refusal(files.getFile, addressOf(link))).toMatchObject({
      status: 401,
      reason: 'invalidActionWhileNotAuthenticated',
    })
    const forged = server.caller({ authorization: 'Bearer forged' })
    expect(await forged.refusal(files.getFile, addressOf(link))).toMatchObject({ reason: 'invalidAccessToken' })
    const { employeeID: _, ...userOnly } = firm.author.headers
    expect((await server.caller(userOnly).refusal(files.getFile, addressOf(link))).status).toBe(404)
  })

  it('goes with its record: the row at once, the bytes after the commit', async () => {
    const { link, noteId } = await attachText()
    const key = `${firm.company.id}/${link.id}`
    expect(await stored()).toContain(key)
    await firm.manager.call(notes.deleteNote, { params: { id: noteId } })
    expect((await open(link)).status).toBe(404)
    await server.drainJobs()
    expect(await stored()).not.toContain(key)
  })
})
