import { type MailPlaceholder, mailPlaceholders } from '@praxis/contract/company/invoice-settings'

const PLACEHOLDER = /\{(\w+)\}/g

const isPlaceholder = (name: string): name is MailPlaceholder => mailPlaceholders.some((known) => known === name)

/** The text of a mail with what is known of an invoice in place of the names in braces. */
export const filledIn = (text: string, values: Readonly<Record<MailPlaceholder, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))

/** The names in braces that nothing is known of, as they would be sent as they are. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name))
