import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { serverFolder } from '../server-folder'

const server = await startTestServer()

const figures = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text()

const amountOf = async (series: string): Promise<number> => {
  const line = (await figures()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.split(' ')[1])
}

it('tells of each lane what is inside, and counts what came through', async () => {
  const { uploads } = server.platform.shares
  const somebody = { company: 'a', person: 'b' }
  await uploads.enter(somebody)
  expect(await amountOf('praxis_lane_inside{lane="uploads"}')).toBe(1)
  expect(await amountOf('praxis_lane_places{lane="uploads"}')).toBe(uploads.figures.places)
  uploads.leave(somebody)
  expect(await amountOf('praxis_lane_inside{lane="uploads"}')).toBe(0)
  expect(await amountOf('praxis_lane_entered_total{lane="uploads"}')).toBe(1)
  for (const lane of ['database', ...Object.keys(server.platform.shares)])
    expect(await amountOf(`praxis_lane_waiting{lane="${lane}"}`)).toBe(0)
})

it('counts what limits refuse by their name', async () => {
  const limit = { name: 'test.limit', attempts: 1, seconds: 60 }
  const take = () =>
    server.application.running.database.mutate(systemScope(), (db) => server.platform.limits.take(db, limit, 'someone'))
  await take()
  await expect(take()).rejects.toMatchObject({ reason: 'tooManyRequests' })
  await expect(take()).rejects.toMatchObject({ reason: 'tooManyRequests' })
  expect(await amountOf('praxis_limit_refused_total{limit="test.limit"}')).toBe(2)
})

it('has a panel for each figure of its own, and panels only of figures that exist', async () => {
  const dashboard = await readFile(join(serverFolder, '..', '..', 'docs', 'grafana', 'praxis.json'), 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n')
  const told = [...(await figures()).matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name)
  const own = told.filter((name) => name.startsWith('praxis_'))
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((name) => !asked.includes(name))).toEqual([])
  const named = [...asked.matchAll(/\b((?:praxis|process|nodejs)_\w+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !told.some((each) => name.startsWith(each)))).toEqual([])
})
