import { describe, expect, it } from 'vitest'
import { matchSources } from './match-items'

const item = (label: string, more: { keywords?: string; description?: string } = {}) => ({
  id: label,
  label,
  ...more,
  run: () => undefined,
})
const actions = [
  item('New client project', { keywords: 'create add start' }),
  item('Log time for today'),
  item('Start a timer', { keywords: 'clock track' }),
]
const pages = [item('Time Sheet submissions'), item('Café Zürich')]
const projects = [item('Leakage model', { description: 'Northgate Water' })]
const clients = [item('Northgate Water'), item('Weir & Sons')]

const SOURCES = [
  { group: 'Actions', items: actions },
  { group: 'Pages', items: pages },
]
const labels = (query: string, sources: Parameters<typeof matchSources>[0] = SOURCES) =>
  matchSources(sources, query).flatMap((group) => group.items.map((each) => each.item.label))

describe('matchSources', () => {
  it('keeps everything, in the order it came, while nothing is typed', () => {
    expect(labels('  ')).toEqual([...actions, ...pages].map(({ label }) => label))
  })

  it('finds by the beginnings of words, in any order, whatever their accents', () => {
    expect(labels('sub time')).toEqual(['Time Sheet submissions'])
    expect(labels('zurich cafe')).toEqual(['Café Zürich'])
    expect(labels('imer')).toEqual([])
  })

  it('puts a label that begins so before one with such a word, whichever group they are of', () => {
    expect(labels('time')).toEqual(['Time Sheet submissions', 'Log time for today', 'Start a timer'])
  })

  it('puts a label before keywords', () => {
    expect(labels('start')).toEqual(['Start a timer', 'New client project'])
  })

  it('puts who is called so before what only belongs to them', () => {
    const found = [
      { group: 'Projects', items: projects, isFound: true },
      { group: 'Clients', items: clients.slice(0, 1), isFound: true },
    ]
    expect(labels('north', found)).toEqual(['Northgate Water', 'Leakage model'])
  })

  it('trusts whoever has looked it up, and puts what shows no reason last', () => {
    const found = [{ group: 'Clients', items: clients, isFound: true }]
    expect(labels('north', found)).toEqual(['Northgate Water', 'Weir & Sons'])
    expect(labels('north', [{ group: 'Clients', items: clients }])).toEqual(['Northgate Water'])
  })
})
