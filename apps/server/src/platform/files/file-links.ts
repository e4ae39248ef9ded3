import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 10 * 60

export interface FileAddress {
  readonly companyId: string
  readonly fileId: string
}

/** Who a link was made for: it opens nothing that they may no longer see. */
export interface LinkHolder {
  readonly sessionId: string
  readonly employeeId: string
  readonly impersonatorId: string | null
}

export interface GivenLink {
  readonly expires: number
  readonly holder: string
  readonly signature: string
}

const SEPARATOR = '.'

const textOf = ({ sessionId, employeeId, impersonatorId }: LinkHolder): string =>
  [sessionId, employeeId, ...(impersonatorId === null ? [] : [impersonatorId])].join(SEPARATOR)

const holderOf = (text: string): LinkHolder => {
  const [sessionId = '', employeeId = '', impersonatorId = null] = text.split(SEPARATOR)
  return { sessionId, employeeId, impersonatorId }
}

/** Links that open one file for a while on behalf of their holder: images and downloads cannot send a token. */
export class FileLinks {
  private readonly key: Buffer

  constructor(
    secret: string,
    private readonly clock: () => Date,
  ) {
    this.key = createHmac('sha256', secret).update('file link').digest()
  }

  private get now(): number {
    return Math.floor(this.clock().getTime() / 1000)
  }

  private signatureOf({ companyId, fileId }: FileAddress, expires: number, holder: string): Buffer {
    return createHmac('sha256', this.key).update(`${companyId}/${fileId}/${expires}/${holder}`).digest()
  }

  /** A link works for 10 to 20 minutes and is the same for up to ten, so that browsers need not load it again. */
  linkTo(address: FileAddress, linkHolder: LinkHolder): string {
    const expires = (Math.ceil(this.now / STEP_SECONDS) + 1) * STEP_SECONDS
    const holder = textOf(linkHolder)
    const signature = this.signatureOf(address, expires, holder).toString('base64url')
    return `/files/${address.companyId}/${address.fileId}?expires=${expires}&holder=${holder}&signature=${signature}`
  }

  /** The holder of a link, or undefined when it is forged or has expired. */
  holderOf(address: FileAddress, { expires, holder, signature }: GivenLink): LinkHolder | undefined {
    const given = Buffer.from(signature, 'base64url')
    const right = this.signatureOf(address, expires, holder)
    const opens = expires > this.now && given.length === right.length && timingSafeEqual(given, right)
    return opens ? holderOf(holder) : undefined
  }
}
