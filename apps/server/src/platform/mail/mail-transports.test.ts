import { randomUUID } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FolderMailTransport } from './folder-mail-transport'
import { composeMail, type IdentifiedMail } from './mail'
import { SmtpMailTransport } from './smtp-mail-transport'

const FROM = 'Praxis <praxis@firm.example>'

const mailTo = (to: string): IdentifiedMail => ({
  id: randomUUID(),
  ...composeMail({
    to,
    subject: 'Grüße – 5 € für “Ada”',
    heading: 'Überschrift',
    paragraphs: ['Ein Absatz mit ünicode 🎉'],
    action: { label: 'Open', url: 'https://praxis.example/open?token=abc' },
  }),
})

describe('over SMTP', () => {
  const received: Buffer[] = []
  const recipients: string[] = []
  let refusing = false
  let server: SMTPServer
  let transport: SmtpMailTransport

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (refusing) return done(Object.assign(new Error('mailbox is full'), { responseCode: 452 }))
        recipients.push(address)
        done()
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks))
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    transport = new SmtpMailTransport(`smtp://127.0.0.1:${port}`, FROM, 1)
  })
  afterAll(async () => {
    await transport.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  beforeEach(() => {
    received.length = 0
    recipients.length = 0
    refusing = false
  })

  const onlyMail = () => {
    const [first, ...more] = received
    if (!first || more.length > 0) throw new Error(`expected one mail, got ${received.length}`)
    return PostalMime.parse(first)
  }

  test('a mail arrives with both parts, readable', async () => {
    const mail = mailTo('ada@firm.example')
    await transport.send(mail)
    const parsed = await onlyMail()
    expect(parsed).toMatchObject({
      subject: mail.subject,
      from: { name: 'Praxis', address: 'praxis@firm.example' },
      to: [{ address: 'ada@firm.example' }],
      messageId: `<${mail.id}@firm.example>`,
    })
    expect(parsed.text?.trim()).toBe(mail.text.trim())
    expect(parsed.html?.trim()).toBe(mail.html.trim())
  })

  test('a second try carries the same Message-ID', async () => {
    const mail = mailTo('ada@firm.example')
    await transport.send(mail)
    await transport.send(mail)
    const ids = await Promise.all(received.map(async (message) => (await PostalMime.parse(message)).messageId))
    expect(ids).toEqual([ids[0], ids[0]])
  })

  test('a recipient that is refused is an error, and the next try gets through', async () => {
    const mail = mailTo('ada@firm.example')
    refusing = true
    await expect(transport.send(mail)).rejects.toThrow('mailbox is full')
    refusing = false
    await transport.send(mail)
    expect(received).toHaveLength(1)
  })

  test.each(['a@firm.example, b@other.example', 'a@firm.example\r\nBcc: b@other.example'])(
    'nobody is added by way of the address %j',
    async (to) => {
      await transport.send(mailTo(to)).catch(() => undefined)
      expect(recipients).not.toContain('b@other.example')
      for (const message of received) expect(message.toString()).not.toMatch(/^Bcc:/im)
    },
  )

  test('a server that is not there is an error', async () => {
    const nowhere = new SmtpMailTransport('smtp://127.0.0.1:1', FROM, 1)
    await expect(nowhere.send(mailTo('ada@firm.example'))).rejects.toThrow('ECONNREFUSED')
    await nowhere.close()
  })
})

describe('into a folder', () => {
  let folder: string
  let transport: FolderMailTransport
  let now = '2026-11-12T09:18:00.000Z'

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'praxis-mail-')), 'mail')
    transport = new FolderMailTransport(folder, FROM, () => new Date(now))
  })
  afterEach(async () => {
    await transport.close()
    await rm(join(folder, '..'), { recursive: true, force: true })
  })

  test('an empty mailbox lists nothing, also before the folder exists', async () => {
    expect(await transport.list()).toEqual([])
    expect(await transport.read(randomUUID())).toBeUndefined()
  })

  test('a mail lies there as a file that mail programs open, and in a readable index', async () => {
    const mail = mailTo('ada@firm.example')
    await transport.send(mail)
    const file = `2026-11-12T09-18-00-000Z-${mail.id}.eml`
    const parsed = await PostalMime.parse(await readFile(join(folder, file)))
    expect(parsed).toMatchObject({ subject: mail.subject, messageId: `<${mail.id}@firm.example>` })
    expect(parsed.date).toBe('2026-11-12T09:18:00.000Z')
    expect(parsed.text?.trim()).toBe(mail.text.trim())
    expect(await readFile(join(folder, 'index.txt'), 'utf8')).toBe(
      `2026-11-12T09:18:00.000Z  ada@firm.example  ${mail.subject}  ${file}\n`,
    )
  })

  test('what is attached lies in the mail, and is named beside it', async () => {
    const mail = { ...mailTo('ada@firm.example'), replyTo: 'answers@firm.example' }
    const content = Buffer.from([0, 255, 13, 10])
    await transport.send({ ...mail, attachments: [{ name: 'a.bin', contentType: 'application/pdf', content }] })
    const parsed = await PostalMime.parse(await readFile(join(folder, `2026-11-12T09-18-00-000Z-${mail.id}.eml`)))
    expect(parsed.replyTo).toMatchObject([{ address: 'answers@firm.example' }])
    expect(parsed.attachments).toMatchObject([{ filename: 'a.bin', mimeType: 'application/pdf' }])
    expect(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(content)
    expect(await transport.read(mail.id)).toMatchObject({ attached: ['a.bin'] })
  })

  test('mails are listed newest first and can be read', async () => {
    const mails = [mailTo('first@firm.example'), mailTo('second@firm.example')]
    for (const [index, mail] of mails.entries()) {
      now = `2026-11-12T09:18:0${index}.000Z`
      await transport.send(mail)
    }
    expect((await transport.list()).map(({ to }) => to)).toEqual(['second@firm.example', 'first@firm.example'])
    expect(await transport.read(mails[0]?.id ?? '')).toEqual({
      ...mails[0],
      attached: [],
      at: '2026-11-12T09:18:00.000Z',
    })
  })

  test.runIf(process.getuid?.() === 0)('what root writes into the folder of another belongs to that user', async () => {
    const [uid, gid] = [65534, 65534]
    await chown(join(folder, '..'), uid, gid)
    await transport.send(mailTo('ada@firm.example'))
    const names = await readdir(folder)
    expect(names).toHaveLength(3)
    for (const name of ['', ...names]) expect(await stat(join(folder, name))).toMatchObject({ uid, gid })
  })

  test('the same mail sent again is there once', async () => {
    const mail = mailTo('ada@firm.example')
    await transport.send(mail)
    now = '2026-11-12T10:00:00.000Z'
    await transport.send(mail)
    expect(await transport.list()).toHaveLength(1)
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
  })
})
