import type { RequestState } from '@praxis/contract/requests/request-rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { dataPlatform, sampleSubmission } from '../testing/sample-time'
import { GridCellView } from './grid-cell'
import type { GridCell } from './grid-rows'

const HOUR = 3600
const DAY = '2026-11-11'

const entryOf = (state: RequestState) => {
  const entry = sampleSubmission({ id: state })
  return { ...entry, request: { ...entry.request, state } }
}

interface CellTime {
  readonly states: readonly RequestState[]
  readonly logged: number
  readonly denied: number
  readonly running?: number
}

function renderCell({ states, logged, denied, running }: CellTime) {
  const cell: GridCell = { submissions: states.map(entryOf), suggestion: undefined, logged, denied, running }
  const queryClient = new QueryClient()
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  renderInKit(
    <QueryClientProvider client={queryClient}>
      <table>
        <tbody>
          <tr>
            <GridCellView
              row={{
                key: 'row',
                project: dataPlatform,
                opportunity: null,
                client: null,
                task: null,
                cells: new Map(),
                total: 0,
              }}
              day={{ day: DAY, isDayOff: false } as Parameters<typeof GridCellView>[0]['day']}
              cell={cell}
              isToday={false}
              timeZone="Europe/London"
              openID={undefined}
              keys={{
                edited: undefined,
                edit: vi.fn(),
                leave: vi.fn(),
                drop: vi.fn(),
                goTo: vi.fn(),
                isActive: () => true,
                onFocus: vi.fn(),
                onKeyDown: () => false,
              }}
              unsaved={{ of: () => undefined } as Partial<Parameters<typeof GridCellView>[0]['unsaved']> as never}
              suggestions={{} as never}
              onOpen={vi.fn()}
              onStart={vi.fn()}
            />
          </tr>
        </tbody>
      </table>
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button')
  return {
    words: button.getAttribute('aria-label')?.split(': ')[1],
    state: button.dataset.state,
    isRunning: button.dataset.running !== undefined,
    text: button.textContent,
    struck: [...button.querySelectorAll('s')].map(({ textContent }) => textContent),
    hint: button.title,
  }
}

it('shows the state and sum of what counts, running time included, and what is denied beside it', () => {
  expect(
    renderCell({
      states: ['approved', 'denied', 'waitingForApproval', 'unsubmitted'],
      logged: 13 * HOUR,
      denied: 2 * HOUR,
      running: HOUR / 2,
    }),
  ).toEqual({
    words: '13h 30m, Unsubmitted, 4 entries, 0h 30m running, excludes 2h 00m denied',
    state: 'unsubmitted',
    isRunning: false,
    text: '13h 30m2h 00m',
    struck: ['2h 00m'],
    hint: 'Excludes 2h 00m denied',
  })
})

it('shows time that is only denied as denied', () => {
  expect(renderCell({ states: ['denied'], logged: 0, denied: 2 * HOUR })).toEqual({
    words: '2h 00m, Denied',
    state: 'denied',
    isRunning: false,
    text: '2h 00m',
    struck: ['2h 00m'],
    hint: '',
  })
})

it('counts what runs where the rest is denied', () => {
  expect(renderCell({ states: ['denied'], logged: 0, denied: 2 * HOUR, running: HOUR })).toEqual({
    words: '1h 00m, running, excludes 2h 00m denied',
    state: undefined,
    isRunning: true,
    text: '1h 00m2h 00m',
    struck: ['2h 00m'],
    hint: 'Excludes 2h 00m denied',
  })
})
