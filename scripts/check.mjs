import { ensureInstalled } from './ensure-installed.mjs'
import { isCalled, programs, runNode } from './repository.mjs'

const steps = [
  { name: 'format and lint', args: [programs.biome, 'check', '--colors=off', '.'] },
  // Each checker works out the contract's types for itself: four of them take twice the work and memory of two.
  { name: 'types', args: [programs.tsc, '-p', 'tsconfig.json', '--pretty', 'false', '--checkers', '2'] },
  { name: 'import boundaries', args: ['scripts/check-boundaries.mjs'] },
  { name: 'unused code', args: [programs.knip, '--no-progress'] },
  { name: 'schema', args: [programs.tsx, 'apps/server/src/testing/schema/write-schema.ts', '--check'] },
]

/** Runs all steps side by side; the output of failed ones is printed in full. */
export async function check() {
  const results = await Promise.all(
    steps.map(async ({ name, args }) => {
      const start = Date.now()
      const { code, stdout, stderr } = await runNode(args, { quiet: true })
      return { name, ok: code === 0, seconds: (Date.now() - start) / 1000, output: `${stdout}${stderr}`.trim() }
    }),
  )
  for (const { name, ok, seconds, output } of results) {
    if (!ok) console.log(`\n${name}:\n${output}\n`)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  }
  const failed = results.filter(({ ok }) => !ok).length
  return { passed: results.length - failed, failed }
}

if (isCalled(import.meta.url)) {
  await ensureInstalled()
  const { failed } = await check()
  process.exit(failed === 0 ? 0 : 1)
}
