import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** What the address of a socket holds on every system, less than a path may have. */
const LONGEST_ADDRESS = 100
const LONGEST_NAME = '.s.PGSQL.65535'

/** Whether the file system takes sockets; those that are shared over a network or with a virtual machine may not. */
const takesSockets = (folder: string): Promise<boolean> => {
  const probe = path.join(folder, `.s.${process.pid}`)
  return new Promise((resolve) => {
    rmSync(probe, { force: true })
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(probe, () => server.close(() => resolve(true)))
  })
}

/**
 * Where the server's socket lies: beside its files, which only its account may reach. Talking through it takes about half
 * of what the network within the machine does. Null where there can be none; then that network is used.
 */
export const socketFolderOf = async (folder: string): Promise<string | null> => {
  if (process.platform === 'win32') return null
  if (Buffer.byteLength(path.join(folder, LONGEST_NAME)) > LONGEST_ADDRESS) return null
  return (await takesSockets(folder)) ? folder : null
}
