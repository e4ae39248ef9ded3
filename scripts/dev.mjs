import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { programs, root } from './repository.mjs'

await ensureInstalled()
const port = process.env.PORT || '3000'
const children = [
  run([programs.tsx, 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {}),
  run([programs.vite, 'apps/web', '--clearScreen', 'false'], { PRAXIS_SERVER_URL: `http://localhost:${port}` }),
]
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
const codes = await Promise.all(children.map(({ ended }) => ended))
process.exit(stopping ? 0 : Math.max(...codes))

/** In groups of their own, so that one Ctrl-C reaches each of them once, from here. */
function run(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    child.on('close', (code) => {
      if (!stopping) stop()
      resolve(code ?? 1)
    })
  })
  return { child, ended }
}

function stop() {
  if (stopping) return
  stopping = true
  for (const { child } of children) child.kill('SIGTERM')
}
