import { keepPreviousData, QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { BulkBar } from './bulk-bar'
import { CardList } from './card-list'
import { DataTable } from './data-table'
import { listedPages } from './listed-pages'

interface Client {
  readonly id: string
}

const pageOf = (...ids: string[]) => ({
  items: ids.map((id): Client => ({ id })),
  metadata: { page: 1, per: 25, total: ids.length, hasMore: false },
})

type ClientPage = ReturnType<typeof pageOf>

/** A list whose answers come when the test says so. */
function filteredClients() {
  const answers = new Map<string, (page: ClientPage) => void>()
  const ask = (filter: string) => new Promise<ClientPage>((resolve) => answers.set(filter, resolve))
  function Clients({ asCards = false }: { asCards?: boolean }) {
    const [filter, setFilter] = useState('all')
    const paged = useQuery({
      queryKey: ['clients', filter],
      queryFn: () => ask(filter),
      placeholderData: keepPreviousData,
    })
    const endless = useInfiniteQuery({
      queryKey: ['clients', filter, 'all'],
      queryFn: () => ask(filter),
      initialPageParam: 1,
      getNextPageParam: () => undefined,
      enabled: false,
    })
    const { items, isOutdated } = listedPages(paged, endless, false, 1)
    const selection = { selected: new Set(['Ashdown']), onChange: () => undefined }
    const name = ({ id }: Client) => id
    const deactivate = ({ id }: Client) => <button type="button">Deactivate {id}</button>
    const shared = { label: 'Clients', selection, isOutdated, empty: { text: 'No clients yet' } }
    return (
      <>
        <button type="button" onClick={() => setFilter('inactive')}>
          Inactive
        </button>
        {asCards ? (
          <CardList {...shared} items={items} itemKey={name} itemName={name} renderCard={deactivate} />
        ) : (
          <DataTable
            {...shared}
            rows={items}
            rowKey={name}
            rowName={name}
            columns={[{ id: 'name', header: 'Client', cell: deactivate }]}
          />
        )}
        <BulkBar selection={selection} isOutdated={isOutdated}>
          <button type="button">Delete all selected</button>
        </BulkBar>
      </>
    )
  }
  const answer = (filter: string, page: ClientPage) => act(async () => answers.get(filter)?.(page))
  return { Clients, answer }
}

const isInReach = (button: string) => screen.getByRole('button', { name: button }).closest('[inert]') === null
const isBusy = () => screen.getByLabelText('Clients', { selector: 'table, ul' }).getAttribute('aria-busy')

describe('rows of an earlier filter', () => {
  it.each([
    ['a table', false],
    ['cards', true],
  ])('stay in sight in %s, marked as old and out of reach, until the new ones come', async (_, asCards) => {
    const { Clients, answer } = filteredClients()
    const { person } = renderInKit(
      <QueryClientProvider client={new QueryClient()}>
        <Clients asCards={asCards} />
      </QueryClientProvider>,
    )
    await answer('all', pageOf('Ashdown', 'Bramley'))
    await screen.findByText('Deactivate Ashdown')
    expect(isInReach('Deactivate Ashdown')).toBe(true)
    expect(isBusy()).toBe('false')

    await person.click(screen.getByRole('button', { name: 'Inactive' }))
    expect(isInReach('Deactivate Ashdown')).toBe(false)
    expect(isInReach('Delete all selected')).toBe(false)
    expect(isBusy()).toBe('true')
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()

    await answer('inactive', pageOf('Fairmile'))
    await screen.findByText('Deactivate Fairmile')
    expect(isInReach('Deactivate Fairmile')).toBe(true)
    expect(isInReach('Delete all selected')).toBe(true)
    expect(isBusy()).toBe('false')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
