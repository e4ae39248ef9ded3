import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { knownAddress } from './caller-address'
import { isOwnHost } from './own-host'

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Networks as written in the configuration: 10.1.0.0/16, fd00::/8, or a single address. */
export const networksOf = (written: readonly string[]): BlockList => {
  const networks = new BlockList()
  for (const network of written) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) networks.addAddress(address, kindOf(address))
    else networks.addSubnet(address, Number(bits), kindOf(address))
  }
  return networks
}

const loopback = networksOf(['127.0.0.0/8', '::1'])

const isWithin = (networks: BlockList, address: string | undefined): boolean => {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(plain) !== 0 && networks.check(plain, kindOf(plain))
}

/** Headers which show that a proxy passed the call on, for a caller who may be anywhere. */
const SIGNS_OF_A_PROXY = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * Whether the call was made on this machine: by the address of the connection itself, whatever proxies are trusted. A
 * call by the name that the server is published under comes from outside, through a proxy that may leave no other sign.
 */
export const isLocalCall = ({ socket, headers }: FastifyRequest): boolean =>
  isWithin(loopback, socket.remoteAddress) &&
  SIGNS_OF_A_PROXY.every((name) => headers[name] === undefined) &&
  isOwnHost(headers.host, undefined)

/** Whether the call comes from one of the networks; through a trusted proxy, whether the proxy's caller does. */
export const isCallFrom = (networks: BlockList, request: FastifyRequest, publicUrl: string | undefined): boolean =>
  isWithin(networks, knownAddress(request)) && isOwnHost(request.headers.host, publicUrl)
