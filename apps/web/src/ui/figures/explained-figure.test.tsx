import { figureOf, SECONDS } from '@praxis/domain/figures/figure'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ExplainedFigure } from './explained-figure'

const logged = figureOf(SECONDS, [{ id: 'a', label: 'Approved', value: 3600 }])

it('asks what it is made of only when somebody wants to know, and again when that failed', async () => {
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('Praxis can’t be reached.')).mockResolvedValue(logged)
  const { person } = renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <ExplainedFigure label="Time logged" value="1h 00m" query={{ queryKey: ['figure'], queryFn, retry: false }} />
    </QueryClientProvider>,
  )
  expect(queryFn).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: /Time logged: 1h 00m/ }))
  await screen.findByText('Praxis can’t be reached.')
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('row', { name: /Approved.*1h 00m/ })
})
