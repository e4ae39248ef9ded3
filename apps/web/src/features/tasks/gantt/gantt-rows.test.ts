import { expect, it } from 'vitest'
import { type GanttRow, ganttRows } from './gantt-rows'
import { sampleGanttTask } from './testing/sample-gantt-task'

const none = new Set<string>()
const keysOf = (rows: readonly GanttRow[]) => rows.map(({ key }) => key)

const build = { id: 'build', name: 'Build' }
const tasks = [
  sampleGanttTask('a', { startDate: '2026-11-02', endDate: '2026-11-13', progress: 100 }),
  sampleGanttTask('b', { startDate: '2026-11-09', endDate: '2026-11-20', progress: 30 }),
  sampleGanttTask('b1', { superTask: { id: 'b' }, title: 'Masking' }),
  sampleGanttTask('b2', { superTask: { id: 'b' }, startDate: '2026-11-09', endDate: '2026-11-20' }),
  sampleGanttTask('c', { startDate: null, endDate: '2026-12-02', taskList: build }),
  sampleGanttTask('d', { startDate: null, endDate: null, taskList: build }),
]

it('lists stand open, sub-tasks are folded, and what has no dates lies in the tray', () => {
  const rows = ganttRows(tasks, {}, none)
  expect(keysOf(rows)).toEqual(['plan', 'a', 'b', 'build', 'c', 'tray', 'd'])
  expect(rows[0]).toMatchObject({ taskCount: 2, startDate: '2026-11-02', endDate: '2026-11-20', progress: 0 })
  expect(rows[2]).toMatchObject({ subTaskCount: 2, isOpen: false })
})

it('a list folds, a task unfolds, and so does the tray', () => {
  expect(keysOf(ganttRows(tasks, {}, new Set(['plan', 'tray'])))).toEqual(['plan', 'build', 'c', 'tray'])
  expect(keysOf(ganttRows(tasks, {}, new Set(['b']))).slice(0, 5)).toEqual(['plan', 'a', 'b', 'b1', 'b2'])
})

it('a list that is done is folded, unless something in it is looked for', () => {
  const done = sampleGanttTask('z', { finishedAt: '2026-11-11T09:00:00.000Z' })
  expect(keysOf(ganttRows([done], {}, none))).toEqual(['plan'])
  expect(keysOf(ganttRows([done], {}, new Set(['plan'])))).toEqual(['plan', 'z'])
  expect(keysOf(ganttRows([done], { taskNameTerm: 'task' }, none))).toEqual(['plan', 'z'])
})

it('a sub-task that is looked for is shown under its task, and the others are not', () => {
  expect(keysOf(ganttRows(tasks, { taskNameTerm: 'mask' }, none))).toEqual(['plan', 'b', 'b1'])
  expect(keysOf(ganttRows(tasks, { taskNameTerm: 'nothing like it' }, none))).toEqual([])
})

it('filters by who it is for and by status', () => {
  const [employee] = sampleGanttTask('x').employees
  const given = sampleGanttTask('e', { employees: [] })
  expect(keysOf(ganttRows([...tasks, given], { assigneeID: employee?.id ?? '' }, none))).not.toContain('e')
  expect(keysOf(ganttRows([...tasks, given], { taskStatusID: '-1' }, none))).toEqual([])
})

it('a list is as far as its tasks are done, also those without dates', () => {
  const done = sampleGanttTask('z', { finishedAt: '2026-11-11T09:00:00.000Z' })
  const undated = ['x', 'y'].map((id) => sampleGanttTask(id, { startDate: null, endDate: null }))
  expect(ganttRows([done, ...undated], {}, none)[0]).toMatchObject({ key: 'plan', taskCount: 1, progress: 33 })
})
