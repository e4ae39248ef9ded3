import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 10 * 60

export interface FileAddress {
  readonly companyId: string
  readonly fileId: string
}

/** Addresses that open one file for a while: images and downloads cannot send a token. */
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

  private signatureOf({ companyId, fileId }: FileAddress, expires: number): Buffer {
    return createHmac('sha256', this.key).update(`${companyId}/${fileId}/${expires}`).digest()
  }

  /** Good for 10 to 20 minutes, and the same address for up to ten of them, so that browsers can cache it. */
  linkTo(address: FileAddress): string {
    const expires = (Math.ceil(this.now / STEP_SECONDS) + 1) * STEP_SECONDS
    const signature = this.signatureOf(address, expires).toString('base64url')
    return `/files/${address.companyId}/${address.fileId}?expires=${expires}&signature=${signature}`
  }

  opens(address: FileAddress, expires: number, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url')
    const right = this.signatureOf(address, expires)
    return expires > this.now && given.length === right.length && timingSafeEqual(given, right)
  }
}
