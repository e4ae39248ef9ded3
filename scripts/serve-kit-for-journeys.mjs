// Builds the page with every part of the kit, which the product leaves out, into its own folder and serves it.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { programs, runNode } from './repository.mjs'

const outDir = mkdtempSync(path.join(os.tmpdir(), 'praxis-kit-'))
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
const built = await runNode(
  [programs.vite, 'build', 'apps/web', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
  { env: { VITE_KIT: '1' } },
)
if (built.code !== 0) process.exit(1)
await runNode([
  programs.vite,
  'preview',
  'apps/web',
  '--outDir',
  outDir,
  '--host',
  'localhost',
  '--port',
  process.env.PORT,
  '--strictPort',
])
