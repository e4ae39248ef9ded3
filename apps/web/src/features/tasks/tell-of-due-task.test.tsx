import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { tellOfDueTask } from './tell-of-due-task'

const ID = '00000000-0000-4000-8000-000000000001'

const withDueTask = (title: string) => {
  const queryClient = new QueryClient()
  const task = { id: ID, title, dueDate: '2026-11-16', taskList: { id: ID, name: 'This week' }, project: null }
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ items: [task], total: 1 })
  return { queryClient, task }
}

it('a reminder names the task and leads to it', async () => {
  const { queryClient, task } = withDueTask('Board papers')
  const open = vi.fn()
  const { person } = renderInKit(<p>page</p>)
  await tellOfDueTask(queryClient, ID, open)
  expect(await screen.findByText('Due tomorrow: Board papers')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Open' }))
  expect(open).toHaveBeenCalledWith(task)
})

it('nothing is said of a task that is no longer due', async () => {
  const { queryClient } = withDueTask('Somebody else’s')
  renderInKit(<p>page</p>)
  await tellOfDueTask(queryClient, '00000000-0000-4000-8000-000000000002', vi.fn())
  expect(screen.queryByText(/Due tomorrow/)).toBeNull()
})
