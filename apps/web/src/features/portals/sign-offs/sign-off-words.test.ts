import { expect, it } from 'vitest'
import { sampleSignOff } from '../testing/sample-sign-off'
import { askedText, timeText } from './sign-off-words'

it.each([
  [{}, 'Daniel O. asked on 11/11/2026'],
  [{ openQuestionCount: 1 }, 'Daniel O. asked on 11/11/2026 · 1 open question'],
  [{ openQuestionCount: 2 }, 'Daniel O. asked on 11/11/2026 · 2 open questions'],
  [
    { approved: { name: 'Sam Orr', at: '2026-11-12T23:30:00.000Z' } },
    'Daniel O. asked on 11/11/2026 · approved by Sam Orr on 12/11/2026',
  ],
])('says who asked and what became of it: %j', (more, text) => {
  expect(askedText(sampleSignOff(more), 'Europe/London')).toBe(text)
})

it('adds up the time of its lines, by the blocks they are charged in', () => {
  expect(timeText(sampleSignOff())).toBe('7h 30m')
})
