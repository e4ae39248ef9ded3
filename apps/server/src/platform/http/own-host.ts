import { isIP } from 'node:net'

/** A host header: a name or an address, with a port or without. */
const HOST = /^(?:\[([0-9a-f:.]+)\]|([^\s:@/[\]]+))(?::\d+)?$/i

/**
 * Whether a call names this server as honest callers do: `localhost`, an address, or the name it is published under. A
 * page of another site that had its own name point here still sends that name.
 */
export const isOwnHost = (host: string | undefined, publicUrl: string | undefined): boolean => {
  const [, bracketed, plain] = HOST.exec(host ?? '') ?? []
  if (bracketed !== undefined) return isIP(bracketed) === 6
  if (plain === undefined) return false
  const name = plain.toLowerCase()
  return name === 'localhost' || isIP(name) === 4 || (publicUrl !== undefined && name === new URL(publicUrl).hostname)
}
