import { expect, it } from 'vitest'
import { ganttTasks } from './gantt-tasks'

const ada = {
  id: 'ada',
  displayName: 'Ada Hart',
  displayInitials: 'AH',
  profileImage: null,
  jobTitle: '',
  isActive: true,
}
const ben = { ...ada, id: 'ben', displayName: 'Ben Cole' }

it('gives every task what the chart says once for all, sub-tasks behind their task', () => {
  const tasks = ganttTasks({
    taskLists: [
      {
        id: 'design',
        name: 'Design',
        tasks: [
          {
            id: 'whole',
            title: 'Whole',
            progress: 50,
            status: 1,
            employees: [0, 1],
            startDate: '2026-03-02',
            subTasks: [{ id: 'part', title: 'Part', progress: 100, status: 0, finishedAt: '2026-03-03T09:00:00.000Z' }],
          },
        ],
      },
    ],
    statusIDs: ['done', '-1'],
    employees: [ada, ben],
    can: { reschedule: true },
  })
  expect(tasks).toMatchObject([
    {
      id: 'whole',
      taskList: { id: 'design', name: 'Design' },
      superTask: null,
      status: { id: '-1' },
      employees: [ada, ben],
      startDate: '2026-03-02',
      endDate: null,
      dueDate: null,
      finishedAt: null,
      can: { reschedule: true },
    },
    {
      id: 'part',
      superTask: { id: 'whole' },
      status: { id: 'done' },
      employees: [],
      finishedAt: '2026-03-03T09:00:00.000Z',
    },
  ])
})
