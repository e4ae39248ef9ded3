import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { CardList } from './card-list'
import { ChoiceFilter } from './choice-filter'
import { InfiniteFoot } from './infinite-foot'
import { Pager } from './pager'

describe('the card list', () => {
  const projects = [
    { id: '1', name: 'Data platform' },
    { id: '2', name: 'Timetable portal' },
  ]

  it('moves by arrows and opens by Enter or click', async () => {
    const onOpen = vi.fn()
    const { person } = renderInKit(
      <CardList
        label="Projects"
        items={projects}
        itemKey={(project) => project.id}
        itemName={(project) => project.name}
        renderCard={(project) => project.name}
        onOpen={onOpen}
        empty={{ text: 'No projects yet' }}
      />,
    )
    await person.tab()
    await person.keyboard('{ArrowRight}{Enter}')
    expect(onOpen).toHaveBeenLastCalledWith(projects[1])
    await person.click(screen.getByText('Data platform'))
    expect(onOpen).toHaveBeenLastCalledWith(projects[0])
  })
})

describe('a filter', () => {
  function OwnerFilter() {
    const [owner, setOwner] = useState<'me' | 'others' | undefined>()
    return (
      <ChoiceFilter
        label="Owner"
        choices={[
          { value: 'me', label: 'Me' },
          { value: 'others', label: 'Others' },
        ]}
        value={owner}
        onChange={setOwner}
      />
    )
  }

  it('is set by pointer, says what it is set to, and is cleared', async () => {
    const { person } = renderInKit(<OwnerFilter />)
    await person.click(screen.getByRole('button', { name: 'Owner' }))
    await person.click(screen.getByRole('menuitemradio', { name: 'Others' }))
    expect(screen.getByRole('button', { name: 'Owner: Others' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Clear owner' }))
    expect(screen.getByRole('button', { name: 'Owner' })).toBeTruthy()
  })

  it('is set by keyboard', async () => {
    const { person } = renderInKit(<OwnerFilter />)
    await person.tab()
    await person.keyboard('{Enter}')
    screen.getByRole('menuitemradio', { name: 'Me' }).focus()
    await person.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('button', { name: 'Owner: Others' })).toBeTruthy()
  })
})

describe('the pager', () => {
  it('says which rows are shown and goes to another page', async () => {
    const onPage = vi.fn()
    const { person } = renderInKit(<Pager page={1} per={12} total={38} onPage={onPage} />)
    expect(screen.getByText('1 – 12 of 38')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onPage).toHaveBeenLastCalledWith(3)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPage).toHaveBeenLastCalledWith(2)
  })

  it('has no buttons when there is one page', () => {
    renderInKit(<Pager page={1} per={12} total={5} onPage={() => undefined} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the foot of an infinite list', () => {
  it('loads more by its button, and tries again after a failure', async () => {
    const onMore = vi.fn()
    const { person, rerender } = renderInKit(
      <InfiniteFoot shown={10} total={38} hasMore isLoading={false} onMore={onMore} />,
    )
    await person.click(screen.getByRole('button', { name: 'Load more' }))
    expect(onMore).toHaveBeenCalled()
    rerender(<InfiniteFoot shown={10} total={38} hasMore isLoading={false} error="Failed" onMore={onMore} />)
    expect(screen.getByRole('alert').textContent).toBe('Failed')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    rerender(<InfiniteFoot shown={38} total={38} hasMore={false} isLoading={false} onMore={onMore} />)
    expect(screen.getByText('38 of 38 loaded')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
