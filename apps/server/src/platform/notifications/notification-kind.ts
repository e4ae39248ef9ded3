import type { FeatureFlag } from '@praxis/contract/capabilities'
import type { notificationIcons } from '@praxis/contract/notifications'
import type { Reader } from '../auth/reader'
import type { Db } from '../database/database'
import type { MailContent } from '../mail/mail'
import type { NewsKind } from '../mail/tell-by-mail'
import type { ToldKind } from './told-kind'

/** One of them, as its kind puts it in words. */
export interface Told<Payload> {
  readonly recordId: string
  /** The name of who did it; empty for what nobody did. */
  readonly by: string
  readonly payload: Payload
}

interface Words {
  readonly title: string
  readonly text: string
  /** Where it leads, within the workspace. */
  readonly path: string
}

/** A mail about one or, where a kind gathers them, about several; to whom, its kind need not know. */
export type NotificationMail = Omit<MailContent, 'to'> & Required<Pick<MailContent, 'action'>>

/** Those of the records that somebody may see, by their ids, in one statement. */
export type SeenRecords = (db: Db, reader: Reader, recordIds: readonly string[]) => Promise<ReadonlySet<string>>

interface Described<Payload> extends ToldKind<Payload> {
  readonly icon: (typeof notificationIcons)[number]
  /** What people read where they choose how they hear of it. */
  readonly setting: { readonly section: string; readonly label: string; readonly description: string }
  /** Without it there are none of the kind. */
  readonly feature?: FeatureFlag
  /** Asked whenever it is shown or mailed: what somebody may no longer see they are not told of either. */
  readonly seen: SeenRecords
  /** Asked before it is mailed, of what it is too late for by then. */
  readonly worthMailing?: SeenRecords
  /** Under which measure its mails are sent. */
  readonly mailKind: NewsKind
}

interface Definition<Payload> extends Described<Payload> {
  readonly words: (told: Told<Payload>) => Words
  readonly mail: (told: readonly [Told<Payload>, ...Told<Payload>[]], workspaceUrl: string) => NotificationMail
}

/** What people are told of: a feature registers its own, and knows no way by which they are told. */
export interface NotificationKind<Payload = unknown> extends Described<Payload> {
  /** Whether it is what this version puts there: what another one told, which had a different idea of it, is passed over. */
  readonly isReadable: (payload: unknown) => boolean
  readonly words: (told: Told<unknown>) => Words
  readonly mail: (told: readonly [Told<unknown>, ...Told<unknown>[]], workspaceUrl: string) => NotificationMail
}

/** What comes back from the database is checked to be what the kind has put there. */
export const defineNotificationKind = <Payload>(definition: Definition<Payload>): NotificationKind<Payload> => {
  const checked = (told: Told<unknown>): Told<Payload> => ({
    recordId: told.recordId,
    by: told.by,
    payload: definition.payload.parse(told.payload),
  })
  return {
    ...definition,
    isReadable: (payload) => definition.payload.safeParse(payload).success,
    words: (told) => definition.words(checked(told)),
    mail: ([first, ...others], workspaceUrl) => definition.mail([checked(first), ...others.map(checked)], workspaceUrl),
  }
}
