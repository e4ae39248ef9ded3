import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where a call comes from; undefined when a proxy passed it on that the configuration does not trust. */
export const knownAddress = ({ ip, ips, headers }: FastifyRequest): string | undefined =>
  ips === undefined && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined ? undefined : ip

const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))

/**
 * What callers are told apart by: an IPv4 address, or the network of an IPv6 address, whose other half every subscriber
 * chooses freely.
 */
export const addressBlock = (address: string): string => {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (isIP(plain) !== 6) return plain.slice(0, 100)
  const [head = '', tail] = plain.split('::')
  const start = groupsOf(head)
  const end = groupsOf(tail ?? '')
  const missing = tail === undefined ? 0 : GROUPS - start.length - end.length
  const groups = [...start, ...Array<string>(Math.max(0, missing)).fill('0'), ...end]
  const network = groups.slice(0, GROUPS_OF_A_NETWORK).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
