import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFolder } from '../platform/server-folder'
import { bundled } from './bundled'

/** A port nobody listens on right now. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Everything that the process has printed so far. */
  readonly output: () => string
  readonly ready: () => Promise<void>
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

/** A real server process, started as `npm start` does after its build. */
export const spawnServer = async (
  environment: Record<string, string> & { PORT: string },
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [...nodeOptions, await bundled('main.ts')], {
    cwd: join(serverFolder, '..', '..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = `http://127.0.0.1:${environment.PORT}`
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const exited = once(child, 'exit')
  return {
    url,
    process: child,
    output: () => printed,
    ready: async () => {
      const deadline = Date.now() + 60_000
      while (Date.now() < deadline) {
        if (child.exitCode !== null) throw new Error(`the server stopped: ${printed}`)
        const answer = await fetch(`${url}/readyz`).catch(() => undefined)
        if (answer?.ok) return
        await pause(50)
      }
      throw new Error(`the server did not get ready: ${printed}`)
    },
    kill: async (signal) => {
      child.kill(signal)
      await exited
    },
  }
}
