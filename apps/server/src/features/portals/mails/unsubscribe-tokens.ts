import { createHmac, timingSafeEqual } from 'node:crypto'
import { visitorMails } from '@praxis/contract/portals/portal-rules'
import * as z from 'zod'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'

const Stopped = z.strictObject({
  companyId: z.uuid(),
  visitorId: z.uuid(),
  mails: z.array(z.enum(visitorMails)).min(1),
})
export type Stopped = z.output<typeof Stopped>

const signatureOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('visitor mails').digest()).update(text).digest()

/** Lets whoever has the mail stop mails of these kinds to its reader, and nothing else; as old as the mail may be. */
export const unsubscribeToken = ({ secret }: Pick<Platform, 'secret'>, stopped: Stopped): string => {
  const text = Buffer.from(JSON.stringify(stopped)).toString('base64url')
  return `${text}.${signatureOf(secret, text).toString('base64url')}`
}

export const readUnsubscribeToken = ({ secret }: Pick<Platform, 'secret'>, token: string): Stopped => {
  const [text = '', signature = ''] = token.split('.')
  const [found, right] = [Buffer.from(signature, 'base64url'), signatureOf(secret, text)]
  if (found.length !== right.length || !timingSafeEqual(found, right)) throw new Refusal('invalidToken')
  return Stopped.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
}
