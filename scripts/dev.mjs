import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { programs, root } from './repository.mjs'
import { keepRunning, watchSources } from './rerun-on-change.mjs'

await ensureInstalled()
const port = process.env.PORT || '3000'
let stopping = false
const server = keepRunning(() => run(['--import', 'tsx', 'apps/server/src/main.ts'], {}))
watchSources(['apps/server/src', 'apps/server/migrations', 'packages'], server.rerun)
const web = run([programs.vite, 'apps/web', '--clearScreen', 'false'], {
  PRAXIS_SERVER_URL: `http://localhost:${port}`,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
stop(await web.ended)

/** Runs a process in a group of its own, so that one Ctrl-C reaches each of them once, from here. */
function run(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
  })
  return { child, ended }
}

async function stop(code) {
  if (stopping) return
  stopping = true
  web.child.kill('SIGTERM')
  await Promise.all([server.stop(), web.ended])
  process.exit(code)
}
