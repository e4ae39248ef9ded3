import { readsLikeALink } from '@praxis/domain/links/reads-like-a-link'
import type { Tx } from '../../platform/database/database'
import { composeMail } from '../../platform/mail/mail'
import { enqueueMail } from '../../platform/mail/send-mail-job'
import type { Platform } from '../../platform/platform'
import type { LinkToken } from './mailed-links'

export interface Recipient {
  readonly username: string
  readonly firstName: string
}

const UNEXPECTED = 'If this wasn’t you, you can ignore this e-mail. Nothing happens without the link.'

const greeting = (words: string, { firstName }: Recipient, separator: string): string =>
  readsLikeALink(firstName) ? words : `${words}${separator}${firstName}`

const linkTo = (platform: Platform, page: string, { token }: LinkToken): string =>
  `${platform.publicUrl()}/${page}?token=${encodeURIComponent(token)}`

export const mailVerificationLink = (db: Tx, platform: Platform, user: Recipient, link: LinkToken): void =>
  enqueueMail(
    db,
    'account',
    composeMail({
      to: user.username,
      subject: 'Verify your e-mail address',
      heading: greeting('Welcome to Praxis', user, ', '),
      paragraphs: ['Verify that this address is yours and your account is ready. The link works once, for 24 hours.'],
      action: { label: 'Verify my address', url: linkTo(platform, 'verify', link) },
      footer: UNEXPECTED,
    }),
    { usefulUntil: link.expiresAt },
  )

export const mailResetLink = (db: Tx, platform: Platform, user: Recipient, link: LinkToken): void =>
  enqueueMail(
    db,
    'account',
    composeMail({
      to: user.username,
      subject: 'Set a new password',
      heading: 'Set a new password',
      paragraphs: [
        `${greeting('Hello', user, ' ')}, someone asked to reset the password for your account.`,
        'The link works once, for one hour. Using it signs you out everywhere.',
      ],
      action: { label: 'Set a new password', url: linkTo(platform, 'resetpassword', link) },
      footer: UNEXPECTED,
    }),
    { usefulUntil: link.expiresAt },
  )

/** The notice is mailed after the fact, so that the owner of an account hears of changes that somebody else made. */
export const mailSecurityNotice = (db: Tx, platform: Platform, user: Recipient, what: string): void =>
  enqueueMail(
    db,
    'account',
    composeMail({
      to: user.username,
      subject: what,
      heading: what,
      paragraphs: [
        `${greeting('Hello', user, ' ')}, this change was just made to your account.`,
        'If it wasn’t you, set a new password now. That signs everyone out.',
      ],
      action: { label: 'Set a new password', url: `${platform.publicUrl()}/requestpasswordreset` },
    }),
  )
