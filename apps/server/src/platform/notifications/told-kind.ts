import type { NotificationWays } from '@praxis/contract/notifications'
import type * as z from 'zod'

/** What must be known of a kind when something of it happens; the rest is asked when people are told. */
export interface ToldKind<Payload> {
  readonly name: string
  /** How those hear of it who have not chosen. */
  readonly ways: NotificationWays
  /** Mailed that much later and in one, because they come in bursts; others are mailed one by one. */
  readonly gatheredForSeconds?: number
  readonly payload: z.ZodType<Payload>
}
