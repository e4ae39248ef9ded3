import type { Task } from '@praxis/contract/tasks/task-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { DraftsOf } from '../../../ui/drafts/draft-scope'
import { drafts } from '../../../ui/drafts/drafts'
import { personalDoor } from '../board-door'
import { taskOptionsQuery } from '../tasks.queries'
import { CommentComposer } from './comment-composer'

afterEach(() => drafts.clear())

const ruth = { id: 'ruth', displayName: 'Ruth Ames', displayInitials: 'RA', profileImage: null }

it('mentions nobody while an input method takes a word with Enter', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData<unknown>(taskOptionsQuery(personalDoor).queryKey, { employees: [ruth] })
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      <DraftsOf id="amelia">
        <CommentComposer door={personalDoor} task={{ id: 'task' } as Task} />
      </DraftsOf>
    </QueryClientProvider>,
  )
  const input = screen.getByRole<HTMLTextAreaElement>('textbox')
  await person.type(input, 'Ask @Ru')
  await screen.findByRole('option', { name: /Ruth Ames/ })
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(input.value).toBe('Ask @Ru')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toContain('Ruth Ames')
})
