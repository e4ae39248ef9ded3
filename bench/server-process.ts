import { fork } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle as bundleProgram } from '../scripts/bundle.mjs'
import type { BenchDatabase } from './bench-database'

/** What a server under measurement is told when it starts. */
export interface ServerOrders extends BenchDatabase {
  readonly dataDir: string
  readonly secret: string
  /** Variables that differ from those the figures are measured with. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface ServerProcess {
  readonly pid: number
  readonly url: string
  readonly stop: () => Promise<void>
}

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles a program as the product is built for production: our code in one file, packages outside. */
export const bundle = async (program: string): Promise<string> => {
  const outfile = fileAt(`../apps/server/dist/bench/${basename(program, '.ts')}.js`)
  await bundleProgram(fileAt(program), outfile)
  return outfile
}

/** Runs a server in a process of its own and waits until it listens. */
export const startServer = async (program: string, orders: ServerOrders): Promise<ServerProcess> => {
  const child = fork(await bundle(program), { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    child.send(orders)
  })
  return {
    pid: child.pid ?? 0,
    url,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
