import { readdirSync } from 'node:fs'
import { inRepository, programs, runNode } from './repository.mjs'

const folders = ['packages', 'apps', 'e2e', 'bench']

const { stdout, stderr } = await runNode(
  [
    ...['--import', './scripts/parse-tsx-with-swc.mjs', programs.depcruise],
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
  ],
  { quiet: true },
)
if (!stdout.startsWith('{')) {
  console.error(stdout + stderr)
  process.exit(1)
}
const { modules, summary } = JSON.parse(stdout)

for (const { rule, from, to, cycle } of summary.violations) {
  const route = cycle?.length ? cycle.map(({ name }) => name) : [to]
  console.error(`${rule.name}: ${[from, ...route].join(' → ')}`)
}

// A parser that does not fit its TypeScript reads nothing and reports success: every file has to have been seen.
const seen = new Set(modules.map(({ source }) => source))
const unseen = folders.flatMap(sourceFiles).filter((file) => !seen.has(file))
if (unseen.length > 0) console.error(`Not read: ${unseen.join(', ')}`)

console.log(`${seen.size} modules, ${summary.violations.length} violations`)
process.exit(summary.violations.length + unseen.length === 0 ? 0 : 1)

function sourceFiles(folder) {
  return readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(file)
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [file] : []
  })
}
