import type { Config } from './config'

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** An installation that is open to others should set PUBLIC_URL: the links in mails are made from it alone. */
export const linksLeadWhere = ({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>, address: string): string[] =>
  PUBLIC_URL !== undefined || isLoopback(HOST)
    ? []
    : [`Links in mails lead to ${address}; if people open another address, set PUBLIC_URL to it.`]
