import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** No password is longer, so what is can only be meant as a token. */
const LONGEST_PASSWORD = 128
const SESSION_SECONDS = 30 * 24 * 3600
export const PREVIEW_SECONDS = 30 * 60
const REMEMBERED = 10_000

const Visit = z.strictObject({
  kind: z.literal('visit'),
  reference: z.string(),
  email: z.string(),
  /** The password that was right; the token ends with it. */
  passwordVersion: z.int(),
})
const Preview = z.strictObject({
  kind: z.literal('preview'),
  reference: z.string(),
  employeeId: z.uuid(),
  sessionId: z.uuid(),
  impersonatorId: z.uuid().nullable(),
})
const Payload = z.discriminatedUnion('kind', [Visit, Preview])
type PortalToken = z.output<typeof Payload>

const Signed = z.strictObject({ token: Payload, expires: z.int() })

/**
 * Stand in for the password of a portal: for a visitor, who need not send it again, and for somebody of the firm, who
 * does not know it. Each call asks the database whether the visit still holds.
 */
export class PortalTokens {
  private readonly key: Buffer
  /** What tokens say whose signature was right, which is a pure function of the token; those who hold one send it with each call. */
  private readonly checked = new Map<string, z.output<typeof Signed>>()

  constructor(
    secret: string,
    private readonly clock: () => Date,
  ) {
    this.key = createHmac('sha256', secret).update('portal token').digest()
  }

  private get now(): number {
    return Math.floor(this.clock().getTime() / 1000)
  }

  private signatureOf(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest()
  }

  issue(token: PortalToken): string {
    const seconds = token.kind === 'visit' ? SESSION_SECONDS : PREVIEW_SECONDS
    const signed: z.input<typeof Signed> = { token, expires: this.now + seconds }
    const text = Buffer.from(JSON.stringify(signed)).toString('base64url')
    return `${text}.${this.signatureOf(text).toString('base64url')}`
  }

  isToken(text: string): boolean {
    return text.length > LONGEST_PASSWORD
  }

  /** What a token says, or undefined when it is forged or has expired. */
  read(given: string): PortalToken | undefined {
    const signed = this.checked.get(given) ?? this.check(given)
    return signed && signed.expires > this.now ? signed.token : undefined
  }

  private check(given: string): z.output<typeof Signed> | undefined {
    const [text = '', signature = ''] = given.split('.')
    const [found, right] = [Buffer.from(signature, 'base64url'), this.signatureOf(text)]
    if (found.length !== right.length || !timingSafeEqual(found, right)) return undefined
    const signed = Signed.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (this.checked.size >= REMEMBERED) this.checked.clear()
    this.checked.set(given, signed)
    return signed
  }
}
