import path from 'node:path'
import { ensureInstalled } from './ensure-installed.mjs'
import { programs, runNode } from './repository.mjs'

await ensureInstalled()
const addresses = process.argv.slice(2).map((file) => path.resolve(file))
const { code } = await runNode([programs.tsx, 'bench/peers/run.ts', ...addresses])
process.exitCode = code
