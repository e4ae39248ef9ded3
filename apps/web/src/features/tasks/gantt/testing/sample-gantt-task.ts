import type { GanttTask } from '@praxis/contract/tasks/task-shapes'

export const sampleGanttTask = (id: string, details: Partial<GanttTask> = {}): GanttTask => ({
  id,
  title: `Task ${id}`,
  taskList: { id: 'plan', name: 'Plan' },
  superTask: null,
  startDate: '2026-11-02',
  endDate: '2026-11-13',
  dueDate: null,
  finishedAt: null,
  progress: 0,
  status: { id: 'doing' },
  employees: [
    {
      id: '0198c0de-0000-7000-8000-000000000001',
      displayName: 'Amelia Hart',
      displayInitials: 'AH',
      profileImage: null,
      jobTitle: 'Director',
      isActive: true,
    },
  ],
  can: { reschedule: true },
  ...details,
})
