import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BenchDatabase } from './bench-database'

/** What a server under measurement is told when it starts. */
export interface ServerOrders extends BenchDatabase {
  readonly dataDir: string
  readonly secret: string
}

export interface ServerProcess {
  readonly pid: number
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Runs a server of its own process and waits until it listens. */
export const startServer = async (program: string, orders: ServerOrders): Promise<ServerProcess> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
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
