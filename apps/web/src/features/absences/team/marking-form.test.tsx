import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { renderInKit } from '../../../testing/render-in-kit'
import { MarkingForm } from './marking-form'
import { markingOf, personOf } from './testing/sample-calendars'

const ID = '0198c0de-0000-7000-8000-0000000000b1'
const priya = personOf('0198c0de-0000-7000-8000-000000000001', 'Priya Nair')
const span = { from: '2026-12-07', to: '2026-12-09', datePart: 'fullDay' } as const

const show = (marking?: ReturnType<typeof markingOf>) => {
  const close = vi.fn()
  const view = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <MarkingForm
        employee={priya}
        span={marking ? { from: marking.from, to: marking.to, datePart: marking.datePart } : span}
        today="2026-11-12"
        close={close}
        {...(marking && { marking })}
      />
    </QueryClientProvider>,
  )
  const save = () => view.person.click(view.container.querySelector('button[type="submit"]') as HTMLElement)
  return { ...view, close, save }
}

it('marks the chosen days', async () => {
  const received = serve({ 'POST /calendarMarkings/createFullday': () => markingOf(ID, span.from, span.to) })
  const { person, save, close } = show()
  await person.type(screen.getByLabelText('Text'), ' Training ')
  await person.click(screen.getByLabelText(/Away from project work/))
  await save()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    employeeID: priya.id,
    from: '2026-12-07',
    to: '2026-12-09',
    text: 'Training',
    color: '#4a5aa8',
    takesTime: true,
  })
})

it('marks half of the first day by a call of its own', async () => {
  const received = serve({ 'POST /calendarMarkings/createHalfday': () => markingOf(ID, span.from) })
  const { person, save } = show()
  await person.type(screen.getByLabelText('Text'), 'On site')
  await person.click(screen.getByRole('radio', { name: 'Afternoon' }))
  expect(screen.queryByLabelText('To')).toBeNull()
  await save()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ date: '2026-12-07', datePart: 'pm' })
})

it('refuses an end before the start, and no text', async () => {
  const received = serve({})
  const { person, save } = show()
  await person.clear(screen.getByLabelText('To'))
  await person.type(screen.getByLabelText('To'), '01/12/2026')
  await save()
  expect(await screen.findByText('The end is before the start')).toBeTruthy()
  expect(screen.getByText('Text is required')).toBeTruthy()
  expect(received).toHaveLength(0)
})

it('changes a marking on the version that was seen, and deletes it', async () => {
  const marking = markingOf(ID, '2026-12-07', '2026-12-09', { version: 3 })
  const received = serve({
    [`PUT /calendarMarkings/${ID}`]: () => marking,
    [`DELETE /calendarMarkings/${ID}`]: () => undefined,
  })
  const { person, save } = show(marking)
  await person.type(screen.getByLabelText('Text'), ' in York')
  await save()
  await waitFor(() => expect(received).toHaveLength(1))
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ text: 'On site in York', version: 3 })
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(received).toHaveLength(2))
})
