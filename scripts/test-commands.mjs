import { programs } from './repository.mjs'

export const reports = {
  vitest: 'test-results/vitest.json',
  unhandled: 'test-results/unhandled-errors.json',
  journeys: 'test-results/journeys.json',
}

/**
 * What `npm test` runs when called with these arguments. `--shard 1/3` is the first of three machines: each runs its part
 * of the tests, and the first the checks, which look at the whole repository.
 */
export function commandsOf(given) {
  const shard = shardIn(given)
  const part = shard ? [`--shard=${shard.number}/${shard.count}`] : []
  return {
    env: given.includes('--long') ? { PRAXIS_LONG: '1' } : {},
    checks: shard === null || shard.number === 1,
    vitest: [
      programs.vitest,
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/unhandled-errors.mjs',
      `--outputFile.json=${reports.vitest}`,
      ...part,
    ],
    journeys: [programs.playwright, 'test', '--pass-with-no-tests', '--reporter=list,json', ...part],
  }
}

function shardIn(given) {
  const index = given.findIndex((word) => word === '--shard' || word.startsWith('--shard='))
  if (index < 0) return null
  const text = given[index].startsWith('--shard=') ? given[index].slice('--shard='.length) : given[index + 1]
  const [number, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (!number || number > count) throw new Error(`--shard takes a number of so many, such as 1/3, not ${text}`)
  return { number, count }
}
