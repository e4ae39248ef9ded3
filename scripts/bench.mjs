import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { programs, runNode } from './repository.mjs'

await ensureInstalled()
await ensureBuilt()
const { code } = await runNode([programs.tsx, 'bench/run.ts', ...process.argv.slice(2)])
process.exitCode = code
