import { describe, expect, it } from 'vitest'
import { startText, timerTitle } from './timer-words'

const project = { id: 'p', details: { name: 'Data platform' }, isInternal: false }
const task = { id: 't', title: 'Ingest contracts', taskList: { id: 'l' } }

describe('the words of a timer', () => {
  it('name the project and the task, or say that it is personal work', () => {
    expect(timerTitle({ project, opportunity: null, task })).toBe('Data platform · Ingest contracts')
    expect(timerTitle({ project: null, opportunity: null, task: null })).toBe('Personal Work')
  })

  it('say when it was started by the clock of the person, with the weekday on another day', () => {
    const now = Date.parse('2026-11-12T10:00:00Z')
    expect(startText('2026-11-12T09:18:00Z', 'Europe/London', now)).toBe('09:18')
    expect(startText('2026-11-11T23:30:00Z', 'Europe/London', now)).toBe('Wed 23:30')
    expect(startText('2026-11-11T23:30:00Z', 'Europe/Berlin', now)).toBe('00:30')
    expect(startText('never', 'Europe/London', now)).toBe('N/A')
  })
})
