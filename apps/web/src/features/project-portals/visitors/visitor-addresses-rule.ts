import type { Rule } from '@praxis/domain/validation/rule'
import { email } from '@praxis/domain/validation/text-rules'

const DOMAIN = /^@[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** An address or domain as it is kept; a domain may have been written as *@client.com or client.com. */
export const cleanAddress = (written: string): string => {
  const address = written.trim().toLowerCase().replace(/^\*@/, '@')
  return address.includes('@') ? address : `@${address}`
}

/** What was written or pasted, one address or domain each, and each once. */
export const splitAddresses = (written: readonly string[]): string[] => [
  ...new Set(written.flatMap((text) => text.split(/[\s,;]+/)).filter((each) => each !== '')),
]

/** Each is an e-mail address or a domain. */
export const visitorAddresses: Rule = (written) => {
  const wrong = (written as readonly string[]).find((each) => {
    const address = cleanAddress(each)
    return address.startsWith('@') ? !DOMAIN.test(address) : email(address) !== undefined
  })
  return wrong === undefined ? undefined : `“${wrong}” is no e-mail address or domain`
}
