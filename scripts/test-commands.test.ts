import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node'
import { programs, root } from './repository.mjs'
import { commandsOf } from './test-commands.mjs'

const run = promisify(execFile)
const shards = ['1/3', '2/3', '3/3']
const partOf = (command: readonly string[]) => command.filter((word) => word.startsWith('--shard'))

describe('npm test', () => {
  it('runs everything unless it is told a shard', () => {
    const { checks, vitest, journeys, env } = commandsOf([])
    expect([checks, partOf(vitest), partOf(journeys), env]).toEqual([true, [], [], {}])
    expect(commandsOf(['--long']).env).toEqual({ PRAXIS_LONG: '1' })
  })

  it.each(['0/3', '4/3', '3', '', undefined])('refuses the shard %s', (shard) => {
    expect(() => commandsOf(['--shard', shard].filter((word) => word !== undefined))).toThrow('such as 1/3')
  })

  it('runs the checks in one shard', () => {
    expect(shards.map((shard) => commandsOf(['--shard', shard]).checks)).toEqual([true, false, false])
  })

  it('runs every test file in one shard', async () => {
    const { stdout } = await run(process.execPath, [programs.vitest, 'list', '--filesOnly', '--json'], { cwd: root })
    const files = (JSON.parse(stdout) as { file: string }[]).map(
      ({ file }) => ({ moduleId: file }) as TestSpecification,
    )
    expect(files.length).toBeGreaterThan(100)
    const filesOf = async (shard: string) => {
      const [part = ''] = partOf(commandsOf(['--shard', shard]).vitest)
      const [index, count] = part.slice('--shard='.length).split('/').map(Number)
      const told = { config: { root, shard: { index, count } } } as unknown as Vitest
      return new BaseSequencer(told).shard(files)
    }
    const sharded = (await Promise.all(shards.map(filesOf))).flat()
    expect(sharded.map(({ moduleId }) => moduleId).sort()).toEqual(files.map(({ moduleId }) => moduleId).sort())
  })

  // Its three lists take the time of a hundred other tests.
  it.runIf(process.env.PRAXIS_LONG === '1')('runs every journey in one shard', async () => {
    const journeysOf = async (command: readonly string[]) => {
      const { stdout } = await run(
        process.execPath,
        [...command.slice(0, 2), 'sign-in', '--list', ...partOf(command)],
        {
          cwd: root,
        },
      )
      return stdout.split('\n').filter((line) => line.includes('›'))
    }
    const all = await journeysOf(commandsOf([]).journeys)
    expect(all.length).toBeGreaterThan(5)
    const parts = [1, 2].map((number) => journeysOf(commandsOf([`--shard=${number}/2`]).journeys))
    expect((await Promise.all(parts)).flat().sort()).toEqual(all.sort())
  })
})
