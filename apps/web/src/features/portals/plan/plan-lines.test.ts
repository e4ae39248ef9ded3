import { expect, it } from 'vitest'
import { dueNext, planLines } from './plan-lines'

const task = (id: string, more: object = {}) => ({ id, title: id, status: 0, ...more })
const list = (name: string, ...tasks: ReturnType<typeof task>[]) => ({ id: name, name, tasks })

it('spans a list by all days of its tasks and their sub-tasks, and leaves out lists without any', () => {
  const chart = {
    taskLists: [
      list(
        'Ingest',
        task('a', { startDate: '2026-11-02', endDate: '2026-11-20', progress: 100 }),
        task('b', { subTasks: [task('c', { dueDate: '2026-12-04' })], progress: 25 }),
      ),
      list('Later', task('d')),
    ],
  }
  expect(planLines(chart)).toEqual([
    { id: 'Ingest', name: 'Ingest', start: '2026-11-02', end: '2026-12-04', progress: 63 },
  ])
})

it('knows no progress where none is shared', () => {
  expect(planLines({ taskLists: [list('Ingest', task('a', { dueDate: '2026-11-20' }))] })[0]?.progress).toBeUndefined()
})

it('says what is due next: open tasks, today included, sub-tasks too', () => {
  const chart = {
    taskLists: [
      list('One', task('late', { dueDate: '2026-11-11' }), task('far', { dueDate: '2026-12-11' })),
      list(
        'Two',
        task('done', { dueDate: '2026-11-13', finishedAt: '2026-11-01T09:00:00.000Z' }),
        task('parent', { subTasks: [task('part', { dueDate: '2026-11-12' })] }),
      ),
    ],
  }
  expect(dueNext(chart, '2026-11-12').map(({ id }) => id)).toEqual(['part', 'far'])
})
