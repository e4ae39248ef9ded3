import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auth } from '@praxis/contract/people/auth'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newUsername, registration } from '../../features/accounts/testing/account-holder'
import { createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { countPutOffMail } from '../mail/put-off-mails'
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
  for (const lane of ['database', 'limits', ...Object.keys(server.platform.shares)])
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

it('tells how many jobs are due, by who does them', async () => {
  const waiting = async () => [
    await amountOf('praxis_waiting_jobs{crew="accounts"}'),
    await amountOf('praxis_waiting_jobs{crew="work"}'),
  ]
  expect(await waiting()).toEqual([0, 0])
  await server.nobody.call(auth.register, { body: registration(newUsername()) })
  expect(await waiting()).toEqual([1, 0])
  await server.drainJobs()
  expect(await waiting()).toEqual([0, 0])
})

it('tells how much is left on the disk, and what companies use', async () => {
  vi.spyOn(server.platform.files.disk, 'state').mockResolvedValue({ free: 12_345, reserve: 678 })
  onTestFinished(() => void vi.restoreAllMocks())
  const told = async () => [
    await amountOf('praxis_disk_free_bytes'),
    await amountOf('praxis_disk_reserve_bytes'),
    await amountOf('praxis_storage_used_bytes'),
    await amountOf('praxis_companies_nearly_full'),
  ]
  const { id } = await createTestCompany(server)
  expect(await told()).toEqual([12_345, 678, 0, 0])
  await server.sql(
    `insert into storage_use (company_id, kind, part, bytes) values ($1, 'task', 1, 90), ($1, 'image', 2, 1)`,
    [id],
  )
  expect(await told()).toEqual([12_345, 678, 91, 0])
  await server.sql('update company_directory set storage_quota = 100 where id = $1', [id])
  expect(await told()).toEqual([12_345, 678, 91, 1])
})

it('leaves out what the database does not tell, and tells the rest', async () => {
  vi.spyOn(server.application.running.database, 'global').mockRejectedValue(new Error('away'))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await figures()).not.toMatch(/^praxis_(storage_used|waiting_jobs|failed_jobs|companies)/m)
  expect(await amountOf('praxis_event_streams')).toBe(0)
})

it('counts mails that were put off', async () => {
  const told = async () => [
    await amountOf('praxis_mails_put_off_total{kind="rule",how="gathered"}'),
    await amountOf('praxis_mails_put_off_total{kind="ruleOutside",how="heldBack"}'),
  ]
  const count = () => {
    countPutOffMail('gathered', 'rule')
    countPutOffMail('heldBack', 'ruleOutside')
  }
  count()
  const [gathered = 0, heldBack = 0] = await told()
  count()
  expect(await told()).toEqual([gathered + 1, heldBack + 1])
})

it('has a panel for each figure of its own, and panels only of figures that exist', async () => {
  const dashboard = await readFile(join(serverFolder, '..', '..', 'docs', 'grafana', 'praxis.json'), 'utf8')
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n')
  const told = [...(await figures()).matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name)
  const own = told.filter((name) => name.startsWith('praxis_'))
  expect(own.length).toBeGreaterThan(14)
  expect(own.filter((name) => !asked.includes(name))).toEqual([])
  const named = [...asked.matchAll(/\b((?:praxis|process|nodejs)_\w+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !told.some((each) => name.startsWith(each)))).toEqual([])
})

it('is explained to whoever runs the installation: every figure of its own, and every lane', async () => {
  const guide = await readFile(join(serverFolder, '..', '..', 'docs', 'OPERATING.md'), 'utf8')
  const own = [...(await figures()).matchAll(/^# TYPE (praxis_\S+) /gm)].map(([, name = '']) => name)
  // Figures of a lane are reported together, by their endings.
  const isTold = (name: string) =>
    guide.includes(`\`${name}\``) || guide.includes(`\`${name.replace('praxis_lane', '')}\``)
  expect(own.filter((name) => !isTold(name))).toEqual([])
  const lanes = ['database', 'limits', ...Object.keys(server.platform.shares)]
  expect(lanes.filter((lane) => !guide.includes(`\n| \`${lane}\` |`))).toEqual([])
})
