import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { NOTE_FILE_MAX_BYTES, notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'

describe('an upload', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>

  beforeAll(async () => {
    server = await startNotesServer()
    firm = await createNotesFirm(server)
  })

  const stored = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of server.platform.files.storage.list()) keys.push(key)
    return keys
  }
  const post = async (id: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api/v1/notes/${id}/files`, {
      method: 'POST',
      headers: { ...firm.author.headers, ...headers },
      body,
    })
    return { status: response.status, body: await response.json() }
  }
  const send = async (body: FormData) => post((await firm.write(firm.author)).id, body)
  const spooled = () => readdir(join(server.data.files, '.spool'))
  const formWith = (...parts: readonly (readonly [string, string | Blob])[]) => {
    const form = new FormData()
    form.append('files[]', new File(['x'], 'x.txt'))
    for (const [name, value] of parts) form.append(name, value)
    return form
  }
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })
  const recorded = async (id: string) => {
    const [row] = await server.sql<{ after: unknown }>(
      `select after from history where entity_id = $1 and action = 'filesAttached'`,
      [id],
    )
    return row?.after
  }

  it('of several files keeps their order', async () => {
    const given = [new File(['a'], 'a.txt'), new File(['b'], 'b.csv'), new File(['{}'], 'c')]
    const { id } = await firm.write(firm.author)
    const { items } = await firm.author.call(notes.attachFiles, { params: { id }, body: {}, files: { files: given } })
    expect(items.map(({ name, contentType, size }) => [name, contentType, size])).toEqual([
      ['a.txt', 'text/plain', 1],
      ['b.csv', 'text/csv', 1],
      ['c', 'application/json', 2],
    ])
  })

  it('keeps the quotes in the name of a file', async () => {
    const { id } = await firm.write(firm.author)
    const files = [new File(['a'], 'The "final" offer 100%.txt')]
    const { items } = await firm.author.call(notes.attachFiles, { params: { id }, body: {}, files: { files } })
    expect(items[0]?.name).toBe('The "final" offer 100%.txt')
    const served = await fetch(server.url + items[0]?.url)
    expect(served.headers.get('content-disposition')).toBe(
      `attachment; filename="The _final_ offer 100_.txt"; filename*=UTF-8''The%20%22final%22%20offer%20100%25.txt`,
    )
  })

  it.each([
    [
      'as a part of its own',
      new Blob([String.raw`{"source":"\ud83d","receivedOn":"2026-11-12"}`], { type: 'application/json' }),
    ],
    [
      'in bytes that are no UTF-8',
      new Blob([Buffer.from('{"source":"Zo\xeb","receivedOn":"2026-11-12"}', 'latin1')], { type: 'application/json' }),
    ],
    ['as text', String.raw`{"source":"\ud83d","receivedOn":"2026-11-12"}`],
  ])('with half a character in its JSON is invalid input: %s', async (_, given) => {
    expect(await send(formWith(['origin', given]))).toMatchObject({ status: 400, body: { reason: 'invalidInput' } })
  })

  const origin = { source: 'Post', receivedOn: '2026-11-12' }
  it.each([
    [
      'repeated bracketed names',
      [
        ['labels[]', 'one'],
        ['labels[]', '2'],
      ],
      { labels: ['one', '2'], origin: null },
    ],
    [
      'repeated plain names',
      [
        ['labels', 'one'],
        ['labels', 'two'],
      ],
      { labels: ['one', 'two'], origin: null },
    ],
    ['a list of one without brackets', [['labels', 'one']], { labels: ['one'], origin: null }],
    ['a list as one JSON part', [['labels', json(['one', 'two'])]], { labels: ['one', 'two'], origin: null }],
    ['a list as JSON text', [['labels', '["one"]']], { labels: ['one'], origin: null }],
    [
      'JSON parts in a list',
      [
        ['labels[]', json('one')],
        ['labels[]', json('two')],
      ],
      { labels: ['one', 'two'], origin: null },
    ],
    ['an object as JSON text', [['origin', JSON.stringify(origin)]], { labels: [], origin }],
    ['an object as a JSON Blob', [['origin', json(origin)]], { labels: [], origin }],
  ] as const)('takes %s', async (_, parts, fields) => {
    const { id } = await firm.write(firm.author)
    expect(await post(id, formWith(...parts))).toMatchObject({ status: 200 })
    expect(await recorded(id)).toEqual({ files: ['x.txt'], ...fields })
  })

  it('takes an object in a part that says it is JSON', async () => {
    const { id } = await firm.write(firm.author)
    const body = [
      '--x\r\ncontent-disposition: form-data; name="origin"\r\ncontent-type: application/json\r\n',
      `${JSON.stringify(origin)}\r\n--x\r\ncontent-disposition: form-data; name="files"; filename="x.txt"\r\n`,
      'x\r\n--x--\r\n',
    ].join('\r\n')
    expect(await post(id, body, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({ status: 200 })
    expect(await recorded(id)).toMatchObject({ origin })
  })

  it('that is too large is refused with the limit, whatever follows it, and leaves nothing behind', async () => {
    const form = new FormData()
    form.append('files[]', new File(['small'], 'small.txt'))
    form.append('files[]', new File([new Uint8Array(NOTE_FILE_MAX_BYTES + 1)], 'large.bin'))
    form.append('files[]', new File([new Uint8Array(3 * 1024 * 1024)], 'more.bin'))
    form.append('labels[]', 'last')
    expect(await send(form)).toEqual({ status: 413, body: { reason: 'fileTooLarge', maxSize: '5 MB' } })
    expect(await spooled()).toEqual([])
  })

  it('that is just as large as allowed is kept', async () => {
    const form = new FormData()
    form.append('files[]', new File([new Uint8Array(NOTE_FILE_MAX_BYTES)], 'full.bin'))
    expect((await send(form)).status).toBe(200)
  })

  it.each([
    ['an unknown field', () => formWith(['unknown', 'x']), { reason: 'invalidInput' }],
    ['an unknown file', () => formWith(['other', new File(['x'], 'x.txt')]), { reason: 'invalidInput' }],
    ['a field of the wrong shape', () => formWith(['origin', json({ source: 'Post' })]), { reason: 'invalidInput' }],
    [
      'JSON that is none',
      () => formWith(['origin', new Blob(['{'], { type: 'application/json' })]),
      { reason: 'invalidInput' },
    ],
    ['a field without end', () => formWith(['labels[]', 'x'.repeat(1024 * 1024 + 1)]), { reason: 'bodyTooLarge' }],
    ['JSON without end', () => formWith(['labels', json('x'.repeat(1024 * 1024 + 1))]), { reason: 'bodyTooLarge' }],
    [
      'fields without end between them',
      () => formWith(...Array.from({ length: 10 }, () => ['labels[]', 'x'.repeat(150_000)] as const)),
      { reason: 'bodyTooLarge' },
    ],
    [
      'JSON without end between several parts',
      () => formWith(...Array.from({ length: 10 }, () => ['labels[]', json('x'.repeat(150_000))] as const)),
      { reason: 'bodyTooLarge' },
    ],
    [
      'a field that every object has',
      () => formWith(['constructor[]', 'x']),
      { fields: [{ path: 'constructor', message: 'Unknown field' }] },
    ],
    [
      'JSON that every object has',
      () => formWith(['toString[]', json('x')]),
      { fields: [{ path: 'toString', message: 'Unknown field' }] },
    ],
    [
      'too many parts',
      () => formWith(...Array.from({ length: 300 }, () => ['labels[]', 'x'] as const)),
      { reason: 'bodyTooLarge' },
    ],
  ])('with %s is refused and leaves nothing behind', async (_, form, body) => {
    expect(await send(form())).toMatchObject({ body })
    expect(await spooled()).toEqual([])
  })

  const filePart = (disposition: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="files"${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n`

  it.each([
    ['without a name', filePart('', 'abc'), 'The file has no name'],
    ['with an empty name', filePart('; filename=""', 'abc'), 'The file has no name'],
    ['without content', filePart('; filename="a.txt"', ''), 'The file is empty'],
  ])('of a file %s is refused in words', async (_, part, message) => {
    const { id } = await firm.write(firm.author)
    expect(await post(id, `${part}--x--\r\n`, { 'content-type': 'multipart/form-data; boundary=x' })).toEqual({
      status: 400,
      body: { reason: 'invalidInput', fields: [{ path: 'files', message }] },
    })
    expect(await spooled()).toEqual([])
  })

  it.each(['form-data', 'form-data; filename="x.txt"', 'form-data; name=""'])(
    'of a part that is only %s is refused in words',
    async (disposition) => {
      const { id } = await firm.write(firm.author)
      const body = `--x\r\ncontent-disposition: ${disposition}\r\n\r\nabc\r\n--x--\r\n`
      expect(await post(id, body, { 'content-type': 'multipart/form-data; boundary=x' })).toEqual({
        status: 400,
        body: { reason: 'invalidInput', fields: [{ path: '', message: 'Every part of the form needs a name' }] },
      })
      expect(await spooled()).toEqual([])
    },
  )

  it('passes over a file field that was left empty', async () => {
    const { id } = await firm.write(firm.author)
    const body = `${filePart('; filename=""', '')}${filePart('; filename="x.txt"', 'x')}--x--\r\n`
    expect(await post(id, body, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({ status: 200 })
    expect(await recorded(id)).toMatchObject({ files: ['x.txt'] })
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\nx\r\n--x--\r\n'],
    [
      'an end too soon',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nx',
    ],
  ])('with %s is refused as invalid', async (_, contentType, body) => {
    const { id } = await firm.write(firm.author)
    expect(await post(id, body, { 'content-type': contentType })).toMatchObject({
      status: 400,
      body: { reason: 'invalidInput' },
    })
    expect(await spooled()).toEqual([])
  })

  it.each(['1', `${'['.repeat(200_000)}${']'.repeat(200_000)}`])(
    'with a part that says it is JSON and does not fit is refused',
    async (text) => {
      const { id } = await firm.write(firm.author)
      const part = 'content-disposition: form-data; name="origin"\r\ncontent-type: application/json'
      const body = `--x\r\n${part}\r\n\r\n${text}\r\n--x--\r\n`
      expect(await post(id, body, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
        status: 400,
        body: { reason: 'invalidInput', fields: [{ path: 'origin' }] },
      })
    },
  )

  it('without its required file is refused, and so is one that is no multipart', async () => {
    const { id } = await firm.write(firm.author)
    const form = new FormData()
    form.append('labels[]', 'x')
    expect(await post(id, form)).toMatchObject({ body: { fields: [{ path: 'files', message: 'files is required' }] } })
    expect(await post(id, '{}', { 'content-type': 'application/json' })).toMatchObject({
      status: 415,
      body: { reason: 'unsupportedMediaType' },
    })
  })

  it('to a record that is not visible leaves nothing behind', async () => {
    const before = await stored()
    const { id } = await firm.write(firm.author)
    const input = { params: { id }, body: {}, files: { files: [new File(['x'], 'x.txt')] } }
    expect(await firm.colleague.refusal(notes.attachFiles, input)).toEqual({ status: 404, reason: 'notFound' })
    expect(await spooled()).toEqual([])
    expect(await stored()).toEqual(before)
  })
})
