import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { check } from './check.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { inRepository, programs, runNode } from './repository.mjs'

const env = process.argv.includes('--long') ? { PRAXIS_LONG: '1' } : {}
const results = []

await ensureInstalled()
ensureBrowser()
rmSync(inRepository('test-results'), { recursive: true, force: true })
mkdirSync(inRepository('test-results'), { recursive: true })

await step('Checks', check)
await step('Build', build)
await step('Unit and API tests', vitest)
await step('Journeys in the browser', journeys)

console.log()
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
}
const failed = sum('failed')
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function step(name, run) {
  console.log(`\n== ${name}\n`)
  const start = Date.now()
  const counts = await run()
  results.push({ name, ...counts, seconds: Math.round((Date.now() - start) / 1000) })
}

async function build() {
  const { code } = await runNode(['scripts/build.mjs'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest() {
  const report = 'test-results/vitest.json'
  const { code } = await runNode(
    [
      programs.vitest,
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  )
  return counted(code, report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
}

async function journeys() {
  const report = 'test-results/journeys.json'
  const { code } = await runNode([programs.playwright, 'test', '--pass-with-no-tests', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: inRepository(report) },
  })
  return counted(code, report, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky])
}

/** A run that ends badly without a failed test (a file that does not load, a crash) counts as one. */
function counted(code, report, read) {
  let counts = [0, 0]
  try {
    counts = read(JSON.parse(readFileSync(inRepository(report), 'utf8')))
  } catch (error) {
    if (code === 0 && error.code !== 'ENOENT') throw error
  }
  const [passed, failed] = counts
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function sum(kind) {
  return results.reduce((total, result) => total + result[kind], 0)
}
