import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENS = '0A'

const inodesOfPort = (port: number): Set<string> => {
  const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1))
  const sockets = lines.map((line) => line.trim().split(/\s+/))
  return new Set(
    sockets
      .filter(([, local, , state]) => state === LISTENS && local?.endsWith(`:${hexadecimal}`))
      .map((fields) => `socket:[${fields[9]}]`),
  )
}

const linksOf = (folder: string): string[] => {
  try {
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`))
  } catch {
    // The process belongs to somebody else, or has just ended.
    return []
  }
}

/** The process that answers at an address of this machine. */
export const listeningProcess = (url: string): number => {
  const inodes = inodesOfPort(Number(new URL(url).port))
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => linksOf(`/proc/${pid}/fd`).some((link) => inodes.has(link)))
  if (!found) throw new Error(`no process of this machine that may be looked at listens at ${url}`)
  return Number(found)
}
