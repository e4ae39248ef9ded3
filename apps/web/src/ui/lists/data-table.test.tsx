import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { BulkBar } from './bulk-bar'
import { DataTable, type DataTableProps, type Sort } from './data-table'

interface Client {
  id: string
  name: string
}

const CLIENTS: Client[] = [
  { id: '1', name: 'Ashdown' },
  { id: '2', name: 'Bramley' },
  { id: '3', name: 'Fairmile' },
]

function Clients(props: Partial<DataTableProps<Client>>) {
  return (
    <DataTable
      label="Clients"
      rows={CLIENTS}
      rowKey={(client) => client.id}
      rowName={(client) => client.name}
      columns={[{ id: 'name', header: 'Client', sortable: true, cell: (client) => client.name }]}
      empty={{ text: 'No clients yet', action: <button type="button">Add client</button> }}
      {...props}
    />
  )
}

function SelectableClients({ onSelect }: { onSelect?: (keys: string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selection = {
    selected,
    onChange: (next: ReadonlySet<string>) => {
      setSelected(next)
      onSelect?.([...next])
    },
  }
  return (
    <>
      <Clients selection={selection} onOpen={() => undefined} />
      <BulkBar selection={selection} note="12h 00m">
        <button type="button">Approve</button>
      </BulkBar>
    </>
  )
}

/** A list in which the key A takes the current row away, and Enter unfolds it. */
function DecidedClients() {
  const [rows, setRows] = useState(CLIENTS)
  const [unfolded, setUnfolded] = useState<string>()
  const onKey = (pressed: string, client: Client) => {
    if (pressed === 'a') setRows(rows.filter(({ id }) => id !== client.id))
    return pressed === 'a'
  }
  return (
    <Clients
      rows={rows}
      onOpen={({ id }) => setUnfolded(id)}
      onKey={onKey}
      rowsBelow={({ id, name }) =>
        id === unfolded && (
          <tr>
            <td>Entries of {name}</td>
          </tr>
        )
      }
    />
  )
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('a table whose rows are decided on by keys', () => {
  it('goes on with the row that comes next', async () => {
    const { person } = renderInKit(<DecidedClients />)
    await person.tab()
    await person.keyboard('j')
    expect(document.activeElement).toBe(rowOf('Bramley'))
    await person.keyboard('a')
    expect(screen.queryByText('Bramley')).toBeNull()
    expect(document.activeElement).toBe(rowOf('Fairmile'))
    await person.keyboard('a')
    expect(document.activeElement).toBe(rowOf('Ashdown'))
  })

  it('has rows below a row, which the keyboard passes over', async () => {
    const { person } = renderInKit(<DecidedClients />)
    await person.click(screen.getByText('Ashdown'))
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual(['Client', 'Ashdown', 'Entries of Ashdown', 'Bramley', 'Fairmile'])
  })
})

describe('the table', () => {
  it('opens a row by click', async () => {
    const onOpen = vi.fn()
    const { person } = renderInKit(<Clients onOpen={onOpen} />)
    await person.click(screen.getByText('Bramley'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(CLIENTS[1])
  })

  it('is one tab stop, moves by arrows, opens by Enter', async () => {
    const onOpen = vi.fn()
    const { person } = renderInKit(<Clients onOpen={onOpen} />)
    await person.tab()
    expect(rowOf('Ashdown')).toBe(document.activeElement)
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(rowOf('Fairmile')).toBe(document.activeElement)
    await person.keyboard('{ArrowUp}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(CLIENTS[1])
    await person.keyboard('{End}')
    expect(rowOf('Fairmile')).toBe(document.activeElement)
    await person.keyboard('{Home}j')
    expect(rowOf('Bramley')).toBe(document.activeElement)
  })

  it('selects by space, shows what may be done, and lets go by Escape', async () => {
    const { person } = renderInKit(<SelectableClients />)
    rowOf('Ashdown').focus()
    await person.keyboard(' {ArrowDown} ')
    expect(rowOf('Bramley').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText('2 selected')).toBeTruthy()
    await person.keyboard('{Escape}')
    expect(screen.queryByText('2 selected')).toBeNull()
  })

  it('selects all, and the rows between two by shift', async () => {
    const onSelect = vi.fn()
    const { person } = renderInKit(<SelectableClients onSelect={onSelect} />)
    await person.click(screen.getByRole('checkbox', { name: 'Select all clients' }))
    expect(onSelect).toHaveBeenLastCalledWith(['1', '2', '3'])
    await person.click(screen.getByRole('checkbox', { name: 'Select all clients' }))
    expect(onSelect).toHaveBeenLastCalledWith([])
    await person.click(screen.getByRole('checkbox', { name: 'Select Ashdown' }))
    await person.keyboard('{Shift>}')
    await person.click(screen.getByRole('checkbox', { name: 'Select Fairmile' }))
    await person.keyboard('{/Shift}')
    expect(onSelect).toHaveBeenLastCalledWith(['1', '2', '3'])
  })

  it('sorts by the header, turning the direction the second time', async () => {
    const onSort = vi.fn()
    const sort: Sort = { column: 'name', direction: 'ascending' }
    const { person, rerender } = renderInKit(<Clients onSort={onSort} />)
    await person.click(screen.getByRole('button', { name: 'Client' }))
    expect(onSort).toHaveBeenLastCalledWith(sort)
    rerender(<Clients onSort={onSort} sort={sort} />)
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending')
    await person.click(screen.getByRole('button', { name: 'Client' }))
    expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
  })

  it('leaves clicks and keys inside a row to its controls', async () => {
    const onOpen = vi.fn()
    const onMenu = vi.fn()
    const { person } = renderInKit(
      <Clients
        onOpen={onOpen}
        columns={[
          {
            id: 'menu',
            header: 'Menu',
            cell: () => (
              <button type="button" onClick={onMenu}>
                Menu
              </button>
            ),
          },
        ]}
      />,
    )
    const menu = within(screen.getAllByRole('row')[1] as HTMLElement).getByRole('button')
    await person.click(menu)
    menu.focus()
    await person.keyboard('{Enter}')
    expect(onMenu).toHaveBeenCalledTimes(2)
    expect(onOpen).not.toHaveBeenCalled()
  })
})

describe('the four states of a list', () => {
  it('shows a skeleton of as many rows while it loads', () => {
    renderInKit(<Clients rows={undefined} skeletonRows={4} />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(4)
  })

  it('says in one sentence that it is empty, with the action that fills it', () => {
    renderInKit(<Clients rows={[]} />)
    expect(screen.getByText('No clients yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add client' })).toBeTruthy()
  })

  it('offers to clear the filters when nothing matches', async () => {
    const onClearFilters = vi.fn()
    const { person } = renderInKit(<Clients rows={[]} isFiltered onClearFilters={onClearFilters} />)
    expect(screen.queryByText('No clients yet')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onClearFilters).toHaveBeenCalledOnce()
  })

  it('says why it failed and offers to try again', async () => {
    const onRetry = vi.fn()
    const { person } = renderInKit(
      <Clients rows={undefined} error="Something went wrong, try later" onRetry={onRetry} />,
    )
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong, try later')
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
