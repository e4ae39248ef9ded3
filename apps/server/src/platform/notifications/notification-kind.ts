import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { notificationIcons } from '@praxis/contract/people/notifications'
import type { Reader } from '../auth/reader'
import type { Db } from '../database/database'
import type { MailContent } from '../mail/mail'
import type { NewsKind } from '../mail/tell-by-mail'
import type { ToldKind } from './told-kind'

/** A notification, as its kind gets it to put it in words. */
export interface Told<Payload> {
  readonly recordId: string
  /** The name of the person who caused it; empty if nobody did. */
  readonly by: string
  readonly payload: Payload
}

interface Words {
  readonly title: string
  readonly text: string
  /** Where the notification leads, within the workspace. */
  readonly path: string
}

/** A mail about one notification or, where a kind gathers them, several; the kind need not know to whom. */
export type NotificationMail = Omit<MailContent, 'to'> & Required<Pick<MailContent, 'action'>>

/** The ids of those records that the reader may see, in one statement. */
export type SeenRecords = (db: Db, reader: Reader, recordIds: readonly string[]) => Promise<ReadonlySet<string>>

interface Described<Payload> extends ToldKind<Payload> {
  readonly icon: (typeof notificationIcons)[number]
  /** The words of the settings in which people choose how they hear of this kind. */
  readonly setting: { readonly section: string; readonly label: string; readonly description: string }
  /** The feature without which there are no notifications of this kind. */
  readonly feature?: FeatureFlag
  /** Asked whenever a notification is shown or mailed: nobody is told of a record that they may no longer see. */
  readonly seen: SeenRecords
  /** Asked before notifications are mailed: those for which it is too late by then are not. */
  readonly worthMailing?: SeenRecords
  /** The kind of mail whose limits apply. */
  readonly mailKind: NewsKind
}

interface Definition<Payload> extends Described<Payload> {
  readonly words: (told: Told<Payload>) => Words
  readonly mail: (told: readonly [Told<Payload>, ...Told<Payload>[]], workspaceUrl: string) => NotificationMail
}

/** A kind of notifications: a feature registers its own, and does not know in which ways people are told. */
export interface NotificationKind<Payload = unknown> extends Described<Payload> {
  /**
   * Whether the payload has the shape of this version: a notification that another version wrote in another shape is
   * skipped.
   */
  readonly isReadable: (payload: unknown) => boolean
  readonly words: (told: Told<unknown>) => Words
  readonly mail: (told: readonly [Told<unknown>, ...Told<unknown>[]], workspaceUrl: string) => NotificationMail
}

/** Payloads that come back from the database are checked to have the kind's shape. */
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
