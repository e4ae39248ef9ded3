import { beforeAll, describe, it } from 'vitest'
import { createNotesFirm, startNotesServer } from './testing/notes-world'

describe('scratch', () => {
  let server: Awaited<ReturnType<typeof startNotesServer>>
  let firm: Awaited<ReturnType<typeof createNotesFirm>>
  beforeAll(async () => {
    server = await startNotesServer({ environment: { LOG_LEVEL: 'warn' } })
    firm = await createNotesFirm(server)
  })
  const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { id } = await firm.write(firm.author)
    const t = Date.now()
    const response = await fetch(`${server.url}/api/v1/notes/${id}/files`, { method: 'POST', headers: { ...firm.author.headers, ...headers }, body }).catch((e) => ({ status: -1, text: async () => String(e.cause ?? e) }))
    return `${response.status} ${(await response.text()).slice(0, 200)} (${Date.now() - t} ms)`
  }
  const raw = (parts: [string, string][], end = '--x--\r\n') => parts.map(([h, b]) => `--x\r\n${h}\r\n\r\n${b}\r\n`).join('') + end
  const mp = { 'content-type': 'multipart/form-data; boundary=x' }
  const f: [string, string] = ['content-disposition: form-data; name="files"; filename="a.txt"', 'x']
  const field = (n: string, v = '1'): [string, string] => [`content-disposition: form-data; name="${n}"`, v]
  it('probes', async () => {
    const log = (n: string, r: string) => console.log(n.padEnd(36), r)
    for (const n of ['__proto__', 'constructor', 'constructor[]', '__proto__[]', 'toString[0]', 'hasOwnProperty[]', 'labels[a]', 'labels[][]', '', '[]', 'files', 'a'.repeat(5000)])
      log('field ' + n.slice(0, 20), await post(raw([f, field(n)]), mp))
    for (const n of ['__proto__', 'constructor[]', 'toString[]', 'x', 'files[5]'])
      log('file ' + n, await post(raw([f, [`content-disposition: form-data; name="${n}"; filename="b"`, 'y']]), mp))
    for (const n of ['constructor[]'])
      log('json file ' + n, await post(raw([f, [`content-disposition: form-data; name="${n}"; filename="b"\r\ncontent-type: application/json`, '{"a":1}']]), mp))
    log('json part bad', await post(raw([f, ['content-disposition: form-data; name="origin"\r\ncontent-type: application/json', '{bad']]), mp))
    log('json part proto', await post(raw([f, ['content-disposition: form-data; name="origin"\r\ncontent-type: application/json', '{"__proto__":{"a":1}}']]), mp))
    log('json blob proto', await post(raw([f, ['content-disposition: form-data; name="origin"; filename="b"\r\ncontent-type: application/json', '{"__proto__":{"a":1},"source":"a","receivedOn":"2026-01-01"}']]), mp))
    log('deep json', await post(raw([f, field('origin', '['.repeat(400000))]), mp))
    log('deep json ok', await post(raw([f, field('origin', '['.repeat(400000) + ']'.repeat(400000))]), mp))
    log('no boundary', await post(raw([f]), { 'content-type': 'multipart/form-data' }))
    log('wrong boundary', await post(raw([f]), { 'content-type': 'multipart/form-data; boundary=y' }))
    log('empty body', await post('', mp))
    log('cut', await post(raw([f], ''), mp))
    log('cut in part', await post('--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc', mp))
    log('300 fields', await post(raw([f, ...Array.from({ length: 300 }, () => field('labels[]', 'a'))]), mp))
    log('60 files', await post(raw(Array.from({ length: 60 }, () => f)), mp))
    log('10000 parts', await post(raw(Array.from({ length: 10000 }, () => f)), mp))
    log('huge part headers', await post(raw([['content-disposition: form-data; name="files"; filename="a"\r\nx-y: ' + 'a'.repeat(200000), 'x']]), mp))
    log('multipart/mixed', await post(raw([f]), { 'content-type': 'multipart/mixed; boundary=x' }))
    const big = 'y'.repeat(1000 * 1000)
    const before = process.memoryUsage().rss
    log('190 fields of 1MB', await post(raw([f, ...Array.from({ length: 190 }, () => field('labels[]', big))]), mp))
    console.log('rss grew MB', (process.memoryUsage().rss - before) / 1e6)
    for (const name of ['../../etc/passwd', '..\\..\\x.txt', 'a%00b.txt', 'x\u202egnp.exe', 'CON', '.htaccess', '%2e%2e%2f', 'a"; filename="b', 'é'.repeat(200)]) {
      const form = new FormData(); form.append('files[]', new File(['x'], name)); log('name ' + name.slice(0, 15), (await post(form)))
    }
    for (const [name, content] of [['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], ['a.html', '<html><script>1</script>'], ['a.txt', '  \ufeff<html>'], ['b.txt', 'hello <script>'], ['a.js', 'alert(1)'], ['x.xml', '<?xml version="1.0"?><a/>'], ['a.pdf', '%PDF-1.4 <script>'], ['utf16', '\ufffe<\u0000h']]) {
      const form = new FormData(); form.append('files[]', new File([content as string], name as string)); log('type ' + name, (await post(form)))
    }
  }, 120000)
})
