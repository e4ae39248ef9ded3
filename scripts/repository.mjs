import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export function inRepository(...parts) {
  return path.join(root, ...parts)
}

export function urlInRepository(...parts) {
  return pathToFileURL(inRepository(...parts)).href
}

/** Whether a script was called by its own name, rather than imported by another one; also through a link to the clone. */
export function isCalled(scriptUrl) {
  const [, called] = process.argv
  return called !== undefined && realpathSync(called) === realpathSync(fileURLToPath(scriptUrl))
}

/** Programs of installed packages are run by this very Node.js: no shell, no PATH, the same on every system. */
export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Runs Node.js with these arguments; with `quiet`, what it printed comes back instead of appearing. */
export function runNode(args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const output = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr']) {
      child[stream]?.setEncoding('utf8').on('data', (text) => {
        output[stream] += text
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: signal ? 1 : code, ...output }))
  })
}
