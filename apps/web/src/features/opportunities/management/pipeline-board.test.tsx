import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { askedPipeline } from '../list/asked-opportunities'
import { pipelineQuery } from '../opportunities.queries'
import { sampleItem, sampleOpportunity, samplePipeline, sampleStages } from '../testing/sample-opportunity'
import { PipelineBoard } from './pipeline-board'

afterEach(() => vi.unstubAllGlobals())

const request = askedPipeline({}, undefined)
const [, , won, lost] = sampleStages

/** The board with Phase 2 in Proposal; what is sent is kept. */
function openBoard(changes: Parameters<typeof sampleItem>[0] = {}) {
  const item = sampleItem(changes)
  const sent: unknown[] = []
  serve({
    [`PUT /opportunities/${item.id}/details`]: ({ body }) => {
      sent.push(JSON.parse(body))
      const stage = sampleStages.find(({ id }) => id === JSON.parse(body).pipelineStageID) ?? won
      return sampleOpportunity({ pipelineStage: { ...stage, enteredOn: '2026-11-18' } })
    },
    'POST /opportunityManagement/pipeline': () => samplePipeline([item]),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  const pipeline = samplePipeline([item])
  queryClient.setQueryData(pipelineQuery(request).queryKey, pipeline)
  const { person } = renderInKit(
    <QueryClientProvider client={queryClient}>
      {inWorkspace(
        <PipelineBoard
          search={{}}
          request={request}
          pipeline={pipeline}
          now={undefined}
          isOutdated={false}
          TemplateField={() => null}
        />,
      )}
    </QueryClientProvider>,
  )
  return { person, sent, card: screen.getByRole('article', { name: 'Phase 2, Northgate Water' }) }
}

it('moves a card to the stage beside it by Alt and an arrow, with a way back', async () => {
  const { person, sent, card } = openBoard()
  card.focus()
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await waitFor(() => expect(sent).toEqual([{ pipelineStageID: won.id }]))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ pipelineStageID: sampleItem().pipelineStage?.id }))
})

it('asks why before it moves a card to a lost stage, and sends nothing without a reason', async () => {
  const { person, sent } = openBoard()
  await person.click(screen.getByRole('button', { name: 'Actions for Phase 2' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Move to Lost' }))
  await person.click(await screen.findByRole('button', { name: 'Close as lost' }))
  expect(await screen.findByText('Reason is required')).toBeTruthy()
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText('Why was it lost?'), 'Price')
  await person.click(screen.getByRole('button', { name: 'Close as lost' }))
  await waitFor(() => expect(sent).toEqual([{ pipelineStageID: lost.id, lostReason: 'Price' }]))
})

it('leaves what became a project where it is', async () => {
  const { person, sent, card } = openBoard({ isConverted: true })
  expect(screen.queryByRole('button', { name: 'Actions for Phase 2' })).toBeNull()
  card.focus()
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(sent).toEqual([])
})
