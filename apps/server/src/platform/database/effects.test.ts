import { expect, it } from 'vitest'
import { Effects } from './effects'
import { systemScope } from './scope'

const COMPANY = '00000000-0000-4000-8000-000000000001'

const payloadsAfter = (tell: (effects: Effects) => void): string[] => {
  const effects = new Effects(systemScope(COMPANY), '2030-01-01T00:00:00.000Z')
  tell(effects)
  const sent = effects.toFlush().announcements.flatMap(({ values = [] }) => values)
  // Each payload follows its channel.
  return sent.filter((_, index) => index % 2 === 1).map((payload) => payload ?? '')
}

it('tells of all that changed at once', () => {
  const [payload = '', ...others] = payloadsAfter((effects) => {
    effects.announce({ topic: 'tasks', id: 'one', to: 'everyone' })
    effects.announce({ topic: 'clients', id: 'two', to: { employees: [COMPANY] } })
  })
  expect(others).toEqual([])
  expect(JSON.parse(payload)).toMatchObject([
    { topic: 'tasks', id: 'one', to: 'everyone' },
    { topic: 'clients', id: 'two', to: { employees: [COMPANY] } },
  ])
})

it('never says more in one notification than the database takes', () => {
  const employees = Array.from({ length: 950 }, (_, index) => `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`)
  const payloads = payloadsAfter((effects) => {
    effects.announce({ topic: 'tasks', id: 'é'.repeat(700), to: { employees } })
    effects.announce({ topic: 'clients', to: { capabilities: ['canManageProjects'], employees } })
  })
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  const said = payloads.flatMap((payload) => JSON.parse(payload) as { topic: string; to: { employees?: string[] } }[])
  const toldOf = (topic: string) =>
    said.filter((event) => event.topic === topic).flatMap(({ to }) => to.employees ?? [])
  expect(toldOf('tasks')).toEqual(employees)
  expect(toldOf('clients')).toEqual(employees)
})

it('has the queue told of its jobs with what else is told', () => {
  const effects = new Effects(systemScope(COMPANY), '2030-01-01T00:00:00.000Z')
  effects.announce({ topic: 'tasks', to: 'everyone' })
  effects.enqueue({ task: 'mail', payload: {} })
  const { announcements } = effects.toFlush()
  expect(announcements.map(({ values }) => values)).toEqual([
    ['praxis', expect.stringContaining('"topic":"tasks"'), 'jobs:insert', expect.stringContaining('"count":1')],
  ])
})

it('compiles only with topics and actions that there are', () => {
  const tell = (effects: Effects): void => {
    effects.record({ entity: 'client', id: 'one', action: 'contactAdded' })
    // @ts-expect-error Browsers listen to no such topic.
    effects.announce({ topic: 'client', to: 'everyone' })
    // @ts-expect-error Clients have no such action, though projects have.
    effects.record({ entity: 'client', id: 'one', action: 'roleAdded' })
    // @ts-expect-error There is no such kind of record.
    effects.record({ entity: 'clients', id: 'one', action: 'created' })
  }
  expect(payloadsAfter(tell)).toHaveLength(1)
})
