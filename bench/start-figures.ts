import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from './figure'
import type { StillOpen } from './still-open'

const repository = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE_SECONDS = 180

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** npm and the server are one group, so that both hear the signal. */
const stop = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  if (!hasEnded(child) && child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Seconds from `npm start` to the first answer of the API. */
const secondsToFirstAnswer = async (clone: string, dataDir: string, stillOpen: StillOpen): Promise<number> => {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  stillOpen.add(() => stop(child, ended))
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    if (hasEnded(child) || performance.now() - begun > PATIENCE_SECONDS * 1000) {
      throw new Error(`npm start did not come to answer:\n${output}`)
    }
    await pause(20)
  }
  const seconds = (performance.now() - begun) / 1000
  await stop(child, ended)
  return seconds
}

/** What a clone holds, with packages installed: files are linked, not copied, so that it costs little. */
const makeClone = (clone: string): void => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(clone, dirname(file)), { recursive: true })
    cpSync(join(repository, file), join(clone, file))
  }
  const folders = execFileSync('find', ['.', 'apps', '-maxdepth', '2', '-name', 'node_modules', '-type', 'd'], {
    cwd: repository,
    encoding: 'utf8',
  })
  for (const folder of new Set(
    folders
      .split('\n')
      .filter(Boolean)
      .map((name) => join(name)),
  )) {
    execFileSync('cp', ['--archive', '--link', join(repository, folder), join(clone, folder)])
  }
}

/** How long a person waits after `npm start`: the very first time, and every time after that. */
export const startFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const clone = join(folder, 'clone')
  const dataDir = join(folder, 'data')
  makeClone(clone)
  const first = await secondsToFirstAnswer(clone, dataDir, stillOpen)
  const next = await secondsToFirstAnswer(clone, dataDir, stillOpen)
  return [
    {
      name: 'cold npm start to the first answer',
      measured: next,
      limit: 5,
      unit: 's',
      parts: 'built, demo data there',
    },
    {
      name: 'the very first npm start, packages installed',
      measured: first,
      limit: 60,
      unit: 's',
      parts: 'with build and demo data',
    },
  ]
}
