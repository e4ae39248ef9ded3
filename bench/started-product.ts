import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { StillOpen } from './still-open'

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

/** npm and the server are one process group, so that both get the signal. */
const stopGroup = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  if (!hasEnded(child) && child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
}

interface StartedProduct {
  readonly url: string
  /** Seconds until the first answer of the API. */
  readonly seconds: number
  readonly stop: () => Promise<void>
}

/** Starts the product as a person would, on a port of its own, and waits until it answers. */
export const startProduct = async (
  command: string,
  args: readonly string[],
  { folder, dataDir }: { readonly folder: string; readonly dataDir: string },
  stillOpen: StillOpen,
): Promise<StartedProduct> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = () => stopGroup(child, ended)
  stillOpen.add(stop)
  while (!(await answers(`${url}/readyz`))) {
    if (hasEnded(child) || performance.now() - begun > PATIENCE_SECONDS * 1000) {
      throw new Error(`${command} did not come to answer:\n${output}`)
    }
    await pause(20)
  }
  return { url, seconds: (performance.now() - begun) / 1000, stop }
}
