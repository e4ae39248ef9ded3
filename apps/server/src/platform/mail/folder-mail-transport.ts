import { appendFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { giveToOwnerOfFolder } from '../folder-owner'
import { IdentifiedMail } from './mail'
import { messageOf } from './mail-message'
import type { MailTransport, OutgoingMail } from './mail-transport'

const SHOWN = 50

/** A mail that lies in the folder. */
export interface DeliveredMail extends IdentifiedMail {
  readonly at: string
  /** The names of what came with it, which is in the .eml. */
  readonly attached: readonly string[]
}

/** Keeps mails as files: an .eml that mail programs open, its content as .json, and a line in index.txt. */
export class FolderMailTransport implements MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true })

  constructor(
    readonly folder: string,
    private readonly from: string,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  async send({ attachments = [], ...mail }: OutgoingMail): Promise<void> {
    const isNewFolder = await mkdir(this.folder, { recursive: true })
    if (isNewFolder) await giveToOwnerOfFolder(this.folder)
    if (await this.fileOf(mail.id)) return
    const at = this.clock().toISOString()
    const base = `${at.replace(/[:.]/g, '-')}-${mail.id}`
    const { message } = await this.composer.sendMail({ ...messageOf({ ...mail, attachments }, this.from), date: at })
    await writeFile(join(this.folder, `${base}.eml`), message)
    await appendFile(join(this.folder, 'index.txt'), `${at}  ${mail.to}  ${mail.subject}  ${base}.eml\n`)
    for (const name of [`${base}.eml`, 'index.txt']) await giveToOwnerOfFolder(join(this.folder, name))
    // The content is written last and in one step, so that a mail that is listed is complete.
    await writeFile(
      join(this.folder, `${base}.part`),
      JSON.stringify({ ...mail, at, attached: attachments.map(({ name }) => name) }, null, 2),
    )
    await giveToOwnerOfFolder(join(this.folder, `${base}.part`))
    await rename(join(this.folder, `${base}.part`), join(this.folder, `${base}.json`))
  }

  /** The mails in the folder, the newest first. */
  async list(): Promise<DeliveredMail[]> {
    const newest = (await this.fileNames()).slice(0, SHOWN)
    return Promise.all(newest.map((name) => this.readMail(name)))
  }

  async read(id: string): Promise<DeliveredMail | undefined> {
    const name = await this.fileOf(id)
    return name ? this.readMail(name) : undefined
  }

  async close(): Promise<void> {
    this.composer.close()
  }

  private async fileOf(id: string): Promise<string | undefined> {
    return (await this.fileNames()).find((name) => name.endsWith(`-${id}.json`))
  }

  private async fileNames(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [])
    return names.filter((name) => name.endsWith('.json')).sort((a, b) => (a < b ? 1 : -1))
  }

  private async readMail(name: string): Promise<DeliveredMail> {
    const { at, attached = [], ...mail } = JSON.parse(await readFile(join(this.folder, name), 'utf8'))
    return { ...IdentifiedMail.parse(mail), at: String(at), attached }
  }
}
