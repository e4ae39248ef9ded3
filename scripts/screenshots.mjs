import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { programs, runNode } from './repository.mjs'

await ensureInstalled()
await ensureBuilt()
const browser = ensureBrowser()
const { code } = await runNode([programs.tsx, 'e2e/screenshots.ts', ...process.argv.slice(2)], {
  env: { BROWSER_PATH: browser },
})
process.exitCode = code
