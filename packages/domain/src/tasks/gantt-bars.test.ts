import { expect, it } from 'vitest'
import { type GanttSource, ganttBars } from './gantt-bars'

const task = (more: Partial<GanttSource> = {}): GanttSource => ({
  id: 'task',
  parentId: null,
  estimatedStart: null,
  scheduled: null,
  estimatedEnd: null,
  due: null,
  estimatedTime: null,
  loggedTime: 0,
  isFinished: false,
  progress: 'toDo',
  ...more,
})
const subTask = (more: Partial<GanttSource>): GanttSource =>
  task({ id: `sub ${JSON.stringify(more)}`, ...more, parentId: 'task' })
const barOf = (...tasks: readonly GanttSource[]) => ganttBars(tasks).get('task')

it.each([
  ['nothing', task(), [], null, null],
  ['estimated days', task({ estimatedStart: '2026-03-02', scheduled: '2026-03-01' }), [], '2026-03-02', null],
  ['a scheduled and a due day', task({ scheduled: '2026-03-01', due: '2026-03-09' }), [], '2026-03-01', '2026-03-09'],
  [
    'an estimated end before its due day',
    task({ estimatedEnd: '2026-03-08', due: '2026-03-09' }),
    [],
    null,
    '2026-03-08',
  ],
  [
    'sub-tasks only',
    task(),
    [
      subTask({ scheduled: '2026-03-05', due: '2026-03-06' }),
      subTask({ estimatedStart: '2026-03-03', due: '2026-03-20' }),
      subTask({}),
    ],
    '2026-03-03',
    '2026-03-20',
  ],
  [
    'a start of its own and sub-tasks',
    task({ estimatedStart: '2026-03-04' }),
    [subTask({ estimatedStart: '2026-03-01', estimatedEnd: '2026-03-02' })],
    '2026-03-04',
    '2026-03-02',
  ],
] as const)('a task with %s lasts from there to there', (_, given, subTasks, startDate, endDate) => {
  expect(barOf(given, ...subTasks)).toMatchObject({ startDate, endDate })
})

it.each([
  ['to do', task(), [], 0],
  ['in progress', task({ progress: 'inProgress' }), [], 50],
  ['completed', task({ isFinished: true }), [], 100],
  ['estimated, with nothing logged', task({ progress: 'inProgress', estimatedTime: 3600 }), [], 50],
  ['estimated, with a third logged', task({ estimatedTime: 3600, loggedTime: 1200 }), [], 33],
  ['logged beyond its estimate', task({ estimatedTime: 3600, loggedTime: 9000 }), [], 99],
  ['completed with open sub-tasks', task({ isFinished: true }), [subTask({})], 100],
  [
    'as far as its sub-tasks are together',
    task({ progress: 'inProgress', estimatedTime: 60, loggedTime: 60 }),
    [subTask({ isFinished: true }), subTask({ progress: 'inProgress' }), subTask({})],
    50,
  ],
] as const)('a task that is %s', (_, given, subTasks, progress) => {
  expect(barOf(given, ...subTasks)?.progress).toBe(progress)
})
