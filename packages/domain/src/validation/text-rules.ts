import { hasHttpPrefix, withHttpPrefix } from '../links/link'
import { type Rule, unlessEmpty } from './rule'

export const maxLength = (length: number): Rule =>
  unlessEmpty((value) => (String(value).length > length ? `Maximum ${length} characters` : undefined))

// Labels of a domain may not begin or end with a hyphen; the last one has at least two characters.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/i

const isEmail = (text: string): boolean => text.length <= 254 && text.indexOf('@') <= 64 && EMAIL.test(text)

export const email: Rule = unlessEmpty((value) => (isEmail(String(value).trim()) ? undefined : 'Invalid Email'))

const isPublicHost = (host: string): boolean => host === 'localhost' || host.startsWith('[') || /[^.]\.[^.]/.test(host)

const isUrl = (text: string): boolean => {
  if (/\s/.test(text) || !URL.canParse(withHttpPrefix(text))) return false
  const { hostname, username, password } = new URL(withHttpPrefix(text))
  return username === '' && password === '' && isPublicHost(hostname)
}

/** An address as people type it: http(s):// may be missing. */
export const url: Rule = unlessEmpty((value) => (isUrl(String(value).trim()) ? undefined : 'Invalid URL'))

export const httpsUrl: Rule = unlessEmpty((value) => {
  const text = String(value).trim()
  return hasHttpPrefix(text) && /^https:/i.test(text) && isUrl(text) ? undefined : 'Invalid URL'
})

export const ukSortCode: Rule = unlessEmpty((value) => {
  const text = String(value).trim()
  const isShaped = /^(\d{6}|\d{2}-\d{2}-\d{2})$/.test(text)
  return isShaped && /[1-9]/.test(text) ? undefined : 'Invalid Sort Code'
})

/** The text a person must repeat before something that cannot be undone. */
export const secret = (expected: string): Rule =>
  unlessEmpty((value) => (value === expected ? undefined : 'Invalid Secret'))
