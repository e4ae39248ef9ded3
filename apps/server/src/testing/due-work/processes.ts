import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { serverFolder } from '../../platform/server-folder'
import { bundled } from '../bundled'
import { TEST_SECRET, type TestServer } from '../test-server'

interface Running {
  readonly child: ChildProcess
  readonly dataDir: string
}

/** Processes that do what is due on the database of a server, which works on no jobs itself. */
export const dueWorkProcesses = (server: TestServer, program = 'testing/due-work/due-work-process.ts') => {
  const running = new Set<Running>()
  const end = async (one: Running, signal: NodeJS.Signals) => {
    running.delete(one)
    const exited = once(one.child, 'exit')
    one.child.kill(signal)
    await exited
    await rm(one.dataDir, { recursive: true, force: true })
  }
  return {
    start: async (moment: string, hangsOn = '') => {
      const dataDir = await mkdtemp(join(tmpdir(), 'praxis-due-'))
      const child = spawn(process.execPath, [await bundled(program)], {
        cwd: join(serverFolder, '..', '..'),
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          PORT: '0',
          DATA_DIR: dataDir,
          SECRET: TEST_SECRET,
          OWNER_URL: server.database.ownerUrl,
          APP_URL: server.database.appUrl,
          NOW: moment,
          HANGS_ON: hangsOn,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const one = { child, dataDir }
      running.add(one)
      let printed = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          printed += chunk
        })
      const hasPrinted = (words: string) => expect.poll(() => printed, { timeout: 60_000 }).toContain(words)
      await hasPrinted('ready')
      return { dataDir, hasPrinted, end: (signal: NodeJS.Signals) => end(one, signal) }
    },
    /** What a process does every minute. */
    look: () =>
      server.application.running.database.mutate(systemScope(), async (db) =>
        db.enqueue({ task: 'takeDueWork', payload: {} }),
      ),
    isIdle: async () =>
      (await server.sql(`select from graphile_worker._private_jobs where run_at < now() + interval '1 day'`)).length ===
      0,
    endAll: () => Promise.all([...running].map((one) => end(one, 'SIGKILL'))),
  }
}
