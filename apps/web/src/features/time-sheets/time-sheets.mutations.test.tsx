import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused, serve } from '../../api/testing/fake-server'
import { sampleSubmission } from './testing/sample-time'
import { sentSubmissions } from './testing/sent-submissions'
import { useCreateSubmissions, useSubmitTimeSheets, useUpdateSubmission } from './time-sheets.mutations'
import { timeSheetPeriodQuery } from './time-sheets.queries'

afterEach(() => vi.unstubAllGlobals())

const page = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}

const inPage = <Result,>(hook: () => Result): Result => renderHook(hook, { wrapper: page() }).result.current

it('more than the server takes at once is submitted in portions, with one result', async () => {
  const received = serve({
    'POST /requests/timeSheets/multiple': ({ body }) => {
      const { submissionIDs }: { submissionIDs: string[] } = JSON.parse(body)
      return { items: submissionIDs.map((id) => ({ id, state: 'waitingForApproval' })) }
    },
  })
  const ids = Array.from({ length: 1100 }, (_, index) => `id-${index}`)
  const submitted = await inPage(useSubmitTimeSheets).mutateAsync(ids)
  expect(submitted.map(({ id }) => id)).toEqual(ids)
  expect(received).toHaveLength(3)
})

it('more than the server takes at once is logged in portions', async () => {
  const received = serve({ 'POST /timeSheetSubmissions/multiple': () => ({ items: [] }) })
  const bodies = Array.from({ length: 101 }, () => ({ from: '2026-11-09T00:00:00.000Z', duration: 60 }))
  await inPage(useCreateSubmissions).mutateAsync(bodies)
  expect(received).toHaveLength(2)
})

describe('a change of an entry', () => {
  const entry = sampleSubmission()
  const PATCH = `PATCH /timeSheetSubmissions/${entry.id}`
  const versionsOf = (received: ReturnType<typeof serve>) =>
    received.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body).updatedAt]))

  it('names the version that the person saw', async () => {
    const received = serve({ [PATCH]: () => entry })
    await inPage(useUpdateSubmission).mutateAsync({ seen: entry, changes: { comment: 'Mapped' } })
    expect(versionsOf(received)).toEqual([entry.updatedAt])
  })

  it('builds on the one before it, when it is made before that is answered', async () => {
    const answers = ['2026-11-11T17:00:01.000Z', '2026-11-11T17:00:02.000Z']
    const received = serve({ [PATCH]: () => ({ ...entry, updatedAt: answers.shift() }) })
    const { mutateAsync: update } = inPage(useUpdateSubmission)
    const move = (to: string) => update({ seen: entry, changes: { from: entry.from, to }, foreseen: { to } })
    await Promise.all([move('2026-11-11T12:45:00.000Z'), move('2026-11-11T13:00:00.000Z')])
    expect(versionsOf(received)).toEqual([entry.updatedAt, '2026-11-11T17:00:01.000Z'])
  })

  it('that was refused shows what has become of it elsewhere', async () => {
    const newer = { ...entry, comment: 'Somebody else', updatedAt: '2026-11-11T18:00:00.000Z' }
    const period = { from: '2026-11-11', to: '2026-11-11', contractedTimeInterval: 0, hasContract: true, days: [] }
    const stored = { items: [entry] }
    serve({
      [PATCH]: () => {
        stored.items = [newer]
        return new Refused(409, 'changedMeanwhile')
      },
      'GET /timeSheetSubmissions/byPeriod': () => ({ ...period, ...sentSubmissions(stored.items) }),
    })
    const { result } = renderHook(
      () => ({ period: useQuery(timeSheetPeriodQuery(period.from, period.to)), update: useUpdateSubmission() }),
      { wrapper: page() },
    )
    await waitFor(() => expect(result.current.period.data?.submissions).toEqual([entry]))
    const time = { from: '2026-11-11T13:00:00.000Z', to: '2026-11-11T16:30:00.000Z' }
    await expect(
      result.current.update.mutateAsync({ seen: entry, changes: time, foreseen: time }),
    ).rejects.toMatchObject({ reason: 'changedMeanwhile' })
    await waitFor(() => expect(result.current.period.data?.submissions).toEqual([newer]))
  })
})
