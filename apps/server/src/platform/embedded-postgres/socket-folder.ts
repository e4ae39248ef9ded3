import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** The address of a socket can be so long on every system, which is shorter than a path may be. */
const LONGEST_ADDRESS = 100
const LONGEST_NAME = '.s.PGSQL.65535'

/** Whether the file system supports sockets; one shared over a network or with a virtual machine may not. */
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
 * The folder of the server's socket: beside its files, which only its account may reach. Talking through the socket
 * takes about half the time of the local network. Null where there can be no socket; then the network is used.
 */
export const socketFolderOf = async (folder: string): Promise<string | null> => {
  if (process.platform === 'win32') return null
  if (Buffer.byteLength(path.join(folder, LONGEST_NAME)) > LONGEST_ADDRESS) return null
  return (await takesSockets(folder)) ? folder : null
}
