import type { NotificationWays } from '@praxis/contract/people/notifications'
import type * as z from 'zod'

/** What must be known of a kind to write a notification; the rest is asked when people are told. */
export interface ToldKind<Payload> {
  readonly name: string
  /** The ways for people who have not chosen any. */
  readonly ways: NotificationWays
  /** Notifications that come in bursts are mailed that much later and in one mail; others are mailed one by one. */
  readonly gatheredForSeconds?: number
  readonly payload: z.ZodType<Payload>
}
