import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import { SECRET } from './bench-database'
import { cpuSecondsOf, cpuSecondsOfFamily } from './cpu-time'
import { Load } from './load'
import { startServer } from './server-process'

const log = fs.readFileSync('/tmp/bw/hold.log', 'utf8')
const line = log.split('\n').find((l) => l.startsWith('{'))!
const pm = Number(/postmaster (\d+)/.exec(log)![1])
const many = JSON.parse('[' + line.replace('} {', '},{') + ']')[1]
const [what = 'list', n = '300', rounds = '5', which = 'product,bare'] = process.argv.slice(2)
const headers: any = {
  authorization: `Bearer ${await new AccessTokens(SECRET, () => new Date()).issue(many.cast.sessionId)}`,
  employeeid: many.cast.employeeId,
}
const req = (i: number): any =>
  what === 'list'
    ? { method: 'GET', path: `/api/v1/notes?page=${1 + (i % 5)}`, headers }
    : {
        method: 'POST',
        path: '/api/v1/notes',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          title: `Written ${i}`,
          body: 'What was said and agreed on in the meeting, in two or three lines as people write them.',
          subjectID: many.cast.subjectId,
          amount: { minor: 125 * i, currency: 'GBP' },
          dueOn: '2030-02-01',
        }),
      }
const servers = [] as any[]
for (const w of which.split(',')) {
  const dataDir = fs.mkdtempSync('/tmp/bw/d-')
  const s = await startServer(`./${w}-server.ts`, { ...many, dataDir, secret: SECRET })
  servers.push({ w, ...s, load: new Load(s.url, req), node: [] as number[], db: [] as number[] })
}
for (const s of servers) await s.load.run(Number(n) * 2)
for (let r = 0; r < Number(rounds); r++)
  for (const s of servers) {
    const a = cpuSecondsOf(s.pid),
      b = cpuSecondsOfFamily(pm)
    await s.load.run(Number(n))
    s.node.push(((cpuSecondsOf(s.pid) - a) / Number(n)) * 1e6)
    s.db.push(((cpuSecondsOfFamily(pm) - b) / Number(n)) * 1e6)
  }
const med = (v: number[]) => [...v].sort((a, b) => a - b)[v.length >> 1]!
for (const s of servers)
  console.log(
    what,
    s.w.padEnd(9),
    'node',
    med(s.node).toFixed(0),
    'db',
    med(s.db).toFixed(0),
    'total',
    (med(s.node) + med(s.db)).toFixed(0),
    'us',
  )
if (servers.length > 1)
  console.log(
    'ratio',
    med(
      servers[0].node.map((x: number, i: number) => (x + servers[0].db[i]) / (servers[1].node[i] + servers[1].db[i])),
    ).toFixed(2),
  )
for (const s of servers) {
  s.load.close()
  await s.stop()
}
process.exit()
