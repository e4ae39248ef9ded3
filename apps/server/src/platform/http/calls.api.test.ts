import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import { createEmployee, createTestCompany } from '../../testing/people'

type World = Awaited<ReturnType<typeof createNotesFirm>>

describe('a request', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: World
  let stranger: Awaited<ReturnType<typeof createTestCompany>>['owner']

  beforeAll(async () => {
    server = await startNotesServer()
    firm = await createNotesFirm(server)
    stranger = (await createTestCompany(server)).owner
  })

  describe('says who calls', () => {
    it('and is refused without a token', async () => {
      expect(await server.nobody.refusal(notes.listNotes, {})).toEqual({
        status: 401,
        reason: 'invalidActionWhileNotAuthenticated',
      })
    })

    it.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.'])('and is refused with the token %s', async (token) => {
      const caller = server.caller({ ...firm.author.headers, authorization: `Bearer ${token}` })
      expect(await caller.refusal(notes.listNotes, {})).toEqual({ status: 401, reason: 'invalidAccessToken' })
    })

    it('and is refused from the next request on once the session is revoked', async () => {
      const person = await createEmployee(server, firm.company)
      await person.call(notes.listNotes, {})
      await server.sql('update sessions set revoked_at = now() where id = $1', [person.sessionId])
      expect(await person.refusal(notes.listNotes, {})).toEqual({ status: 401, reason: 'invalidAccessToken' })
    })

    it('and needs an employeeID where it acts in a company', async () => {
      const { employeeID: _, ...headers } = firm.author.headers
      expect(await server.caller(headers).refusal(notes.listNotes, {})).toMatchObject({
        status: 400,
        reason: 'invalidInput',
        fields: [{ path: 'employeeID' }],
      })
    })

    it.each([
      ['another employee of the same company', () => firm.colleague.employeeId],
      ['an employee of another company', () => stranger.employeeId],
      ['nobody there is', () => randomUUID()],
    ])('and is refused with the employeeID of %s', async (_, employeeID) => {
      const caller = server.caller({ ...firm.author.headers, employeeID: employeeID() })
      expect(await caller.refusal(notes.listNotes, {})).toEqual({ status: 401, reason: 'invalidPermission' })
    })

    it('and is refused with an employeeID that is no id', async () => {
      const caller = server.caller({ ...firm.author.headers, employeeID: "'; drop table users" })
      expect(await caller.refusal(notes.listNotes, {})).toMatchObject({ status: 400, reason: 'invalidInput' })
    })

    it('and is refused from the next request on once the employee is deactivated', async () => {
      const person = await createEmployee(server, firm.company)
      await person.call(notes.listNotes, {})
      await server.sql('update employees set is_active = false where id = $1', [person.employeeId])
      expect(await person.refusal(notes.listNotes, {})).toEqual({ status: 401, reason: 'employeeDeactivated' })
    })
  })

  describe('with an impersonatorID', () => {
    const open = async (impersonator: World['owner'], employeeId: string) =>
      server.sql(
        `insert into impersonations (company_id, id, session_id, impersonator_id, employee_id) values ($1, $2, $3, $4, $5)`,
        [firm.company.id, randomUUID(), impersonator.sessionId, impersonator.employeeId, employeeId],
      )

    it('is refused when the server opened no such impersonation', async () => {
      const caller = server.caller({
        ...firm.owner.headers,
        employeeID: firm.author.employeeId,
        impersonatorID: firm.owner.employeeId,
      })
      expect(await caller.refusal(notes.listNotes, {})).toEqual({ status: 401, reason: 'invalidPermission' })
    })

    it('acts as the impersonated employee once the server has opened one, for that session only', async () => {
      await firm.write(firm.author, 'Seen by its author')
      await open(firm.owner, firm.author.employeeId)
      const asAuthor = { employeeID: firm.author.employeeId, impersonatorID: firm.owner.employeeId }
      const impersonating = server.caller({ ...firm.owner.headers, ...asAuthor })
      const { items } = await impersonating.call(notes.listNotes, {})
      expect(items.every(({ author }) => author.employeeID === firm.author.employeeId)).toBe(true)
      const elsewhere = server.caller({ ...firm.colleague.headers, ...asAuthor })
      expect(await elsewhere.refusal(notes.listNotes, {})).toMatchObject({ reason: 'invalidPermission' })
    })

    it.each([
      ['is deactivated', 'is_active'],
      ['loses the right', 'can_impersonate'],
    ])('is refused from the next request on once the impersonator %s', async (_, column) => {
      const impersonator = await createEmployee(server, firm.company, { capabilities: ['canImpersonate'] })
      await open(impersonator, firm.author.employeeId)
      const impersonating = server.caller({
        ...impersonator.headers,
        employeeID: firm.author.employeeId,
        impersonatorID: impersonator.employeeId,
      })
      await impersonating.call(notes.listNotes, {})
      await server.sql(`update employees set ${column} = false where id = $1`, [impersonator.employeeId])
      expect(await impersonating.refusal(notes.listNotes, {})).toEqual({ status: 401, reason: 'invalidPermission' })
    })

    it('does not reach another company', async () => {
      await open(firm.owner, firm.colleague.employeeId)
      const caller = server.caller({
        ...firm.owner.headers,
        employeeID: stranger.employeeId,
        impersonatorID: firm.owner.employeeId,
      })
      expect(await caller.refusal(notes.listNotes, {})).toMatchObject({ reason: 'invalidPermission' })
    })
  })

  describe('needs the right to', () => {
    it('use an endpoint: lacking the capability is 401 invalidPermission', async () => {
      const { id } = await firm.write(firm.author)
      expect(await firm.author.refusal(notes.deleteNote, { params: { id } })).toEqual({
        status: 401,
        reason: 'invalidPermission',
      })
      await firm.manager.call(notes.deleteNote, { params: { id } })
    })

    it('see the record: one that is not visible is 404', async () => {
      const { id } = await firm.write(firm.author)
      const gone = { status: 404, reason: 'notFound' }
      expect(await firm.colleague.refusal(notes.getNote, { params: { id } })).toEqual(gone)
      expect(await stranger.refusal(notes.getNote, { params: { id } })).toEqual(gone)
      expect(await stranger.refusal(notes.updateNote, { params: { id }, body: { title: 'Mine' } })).toEqual(gone)
      expect((await firm.manager.call(notes.getNote, { params: { id } })).title).toBe('Kick-off')
    })

    it('use a feature: one that is off is 403 featureDisabled', async () => {
      const { id } = await firm.write(firm.author)
      await server.sql(`update companies set features = features || '{"project": false}' where company_id = $1`, [
        firm.company.id,
      ])
      expect(await firm.author.refusal(notes.archiveNote, { params: { id } })).toEqual({
        status: 403,
        reason: 'featureDisabled',
      })
      await server.sql(`update companies set features = features || '{"project": true}' where company_id = $1`, [
        firm.company.id,
      ])
      expect((await firm.author.call(notes.archiveNote, { params: { id } })).state).toBe('archived')
    })
  })

  describe('is checked against the contract', () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/v1/notes`, {
        method: 'POST',
        headers: { ...firm.author.headers, 'content-type': 'application/json', ...headers },
        body,
      })
    const answer = async (response: Response) => ({ status: response.status, ...(await response.json()) })

    it('and names every field that is wrong', async () => {
      const refused = await answer(await post(JSON.stringify({ ...firm.draft(''), subjectID: 'x', colour: 'red' })))
      expect(refused).toMatchObject({ status: 400, reason: 'invalidInput' })
      expect(refused.fields.map(({ path }: { path: string }) => path).sort()).toEqual(['colour', 'subjectID', 'title'])
    })

    it('and an unknown field inside an object is refused too', async () => {
      const draft = { ...firm.draft(), amount: { minor: 1, currency: 'GBP', rate: 1 } }
      expect(await answer(await post(JSON.stringify(draft)))).toMatchObject({ fields: [{ path: 'amount.rate' }] })
    })

    it('and an unknown query parameter is refused', async () => {
      const response = await fetch(`${server.url}/api/v1/notes?perPage=5`, { headers: firm.author.headers })
      expect(await answer(response)).toMatchObject({ status: 400, fields: [{ path: 'perPage' }] })
    })

    it.each(['{', '[]', '"text"', 'null', '{"__proto__": {"canManageClients": true}}'])(
      'and the body %s is invalid input',
      async (body) => {
        expect(await answer(await post(body))).toMatchObject({ status: 400, reason: 'invalidInput' })
      },
    )

    it('and a text that cannot be stored is invalid input, not a failure', async () => {
      const refused = await answer(await post(JSON.stringify(firm.draft('nul \u0000 character'))))
      expect(refused).toMatchObject({ status: 400, reason: 'invalidInput' })
    })

    it('and a text with half a character is invalid input, a whole one is kept', async () => {
      const titled = (title: string) => JSON.stringify(firm.draft('here')).replace('"here"', title)
      for (const title of [String.raw`"half \ud83d"`, String.raw`"\ude00 half"`])
        expect(await answer(await post(titled(title)))).toEqual({ status: 400, reason: 'invalidInput' })
      expect(await answer(await post(titled(String.raw`"whole \ud83d\ude00 \\ud800"`)))).toMatchObject({
        status: 200,
        title: 'whole 😀 \\ud800',
      })
    })

    it('and bytes that are no UTF-8 are invalid input', async () => {
      const response = await fetch(`${server.url}/api/v1/notes`, {
        method: 'POST',
        headers: { ...firm.author.headers, 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(firm.draft('Zo\xeb')), 'latin1'),
      })
      expect(await answer(response)).toEqual({ status: 400, reason: 'invalidInput' })
    })

    it('and a body beyond a megabyte is refused', async () => {
      const refused = await answer(await post(JSON.stringify({ title: 'x'.repeat(1_100_000) })))
      expect(refused).toEqual({ status: 413, reason: 'bodyTooLarge' })
    })

    it('and a content type nobody reads is refused', async () => {
      expect(await answer(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual({
        status: 415,
        reason: 'unsupportedMediaType',
      })
    })

    it.each(['image/png', 'multipart/form-data; boundary=x'])(
      'and a body of the type %s is refused where JSON is expected, without a word about what is inside the server',
      async (contentType) => {
        expect(await answer(await post('--x--', { 'content-type': contentType }))).toEqual({
          status: 415,
          reason: 'unsupportedMediaType',
        })
      },
    )

    it('and only the first hundred of countless wrong fields are named', async () => {
      const countless = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 1]))
      expect((await answer(await post(JSON.stringify(countless)))).fields).toHaveLength(100)
    })

    it('and a page beyond 100 rows is refused', async () => {
      expect(await firm.author.refusal(notes.listNotes, { query: { per: 101 } })).toMatchObject({
        reason: 'invalidInput',
      })
    })
  })

  it.each(['nowhere', '%zz', `notes/${'x'.repeat(400)}`])(
    'to the address %s, which does not exist, is 404 notFound',
    async (address) => {
      const response = await fetch(`${server.url}/api/v1/${address}`, { headers: firm.author.headers })
      expect([response.status, await response.json()]).toEqual([404, { reason: 'notFound' }])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('with a method that the address does not take is told which it takes', async () => {
    const response = await fetch(`${server.url}/api/v1/notes`, { method: 'DELETE', headers: firm.author.headers })
    expect([response.status, await response.json()]).toEqual([405, { reason: 'methodNotAllowed' }])
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('is answered with headers that allow a browser nothing, and with an id to find it in the log', async () => {
    const response = await firm.author.send(notes.listNotes, {})
    const headers = Object.fromEntries(response.headers)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeDefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('never shows a field that the contract does not name', async () => {
    const created = await firm.write(firm.author)
    expect(Object.keys(created).sort()).toEqual(Object.keys(notes.getNote.response.shape).sort())
  })
})

describe('the server', () => {
  it('says that it lives, that it is ready, and how it does', async () => {
    const server = await startNotesServer()
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('praxis_http_request_seconds_count')
    expect(metrics).toContain('# TYPE praxis_failed_jobs gauge')
  })

  it('keeps its figures from a site whose name was made to lead here', async () => {
    const server = await startNotesServer({ environment: { PUBLIC_URL: 'https://praxis.firm.example' } })
    const statusFor = async (host: string) =>
      (await server.application.server.inject({ url: '/metrics', headers: { host } })).statusCode
    expect(await statusFor('evil.example:3000')).toBe(404)
    expect(await statusFor('localhost:3000')).toBe(200)
    expect(await statusFor('praxis.firm.example')).toBe(404)
  })

  it('keeps its figures from whoever comes through a proxy', async () => {
    const server = await startNotesServer()
    const metrics = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers })
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await metrics({ via: '1.1 proxy' })).status).toBe(404)
    const trusting = await startNotesServer({ environment: { TRUST_PROXY: 'true' } })
    for (const caller of ['127.0.0.1, 203.0.113.7', '127.0.0.1'])
      expect((await fetch(`${trusting.url}/metrics`, { headers: { 'x-forwarded-for': caller } })).status).toBe(404)
  })

  it('keeps its figures for whoever knows the token, if there is one', async () => {
    const METRICS_TOKEN = 'a-token-for-the-metrics'
    const server = await startNotesServer({ environment: { METRICS_TOKEN } })
    const metrics = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers })
    expect((await metrics({})).status).toBe(404)
    expect((await metrics({ authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200)
  })
})
