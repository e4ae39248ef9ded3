import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import type { FieldOption } from '../field-option'
import { Form } from '../form'
import { MultiField } from '../multi-field'
import { SelectField } from '../select-field'
import { TextField } from '../text-field'
import { useForm } from '../use-form'

const COUNTRIES: FieldOption[] = [
  { value: 'AE', label: 'United Arab Emirates' },
  { value: 'AR', label: 'Argentina' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IN', label: 'India' },
  { value: 'US', label: 'United States' },
]

interface Server {
  readonly isLoading: boolean
  readonly options: FieldOption[]
}

const onSave = vi.fn()

/** A form as any other, with a country that is chosen already. */
function CompanyForm({ clearable = false, server }: { clearable?: boolean; server?: Server }) {
  const form = useForm<{ name: string; country: string | null }>({
    initialValues: { name: '', country: 'US' },
    onSave: ({ country }) => onSave(country),
  })
  return (
    <Form form={form} label="Company">
      <SelectField
        {...form.field('country')}
        label="Country"
        searchable
        clearable={clearable}
        options={server?.options ?? COUNTRIES}
        chosenOption={{ value: 'US', label: 'United States' }}
        {...(server && { onSearch: () => undefined, isLoading: server.isLoading })}
      />
      <TextField {...form.field('name')} label="Name" />
      <button type="submit">Save</button>
    </Form>
  )
}

const country = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
const active = () => document.getElementById(country().getAttribute('aria-activedescendant') ?? '')?.textContent

function renderForm(props: { clearable?: boolean } = {}) {
  onSave.mockReset()
  return renderInKit(<CompanyForm {...props} />)
}

it('what is typed after a choice takes its place, whether the field was left or clicked meanwhile or not', async () => {
  const { person } = renderForm()
  await person.tab()
  await person.keyboard('united k{Enter}')
  expect(country().value).toBe('United Kingdom')
  await person.keyboard('ind{Enter}')
  expect(country().value).toBe('India')
  await person.click(country())
  await person.keyboard('arg{Enter}')
  expect(country().value).toBe('Argentina')
})

it('a click into what is selected already selects it again, although the browser puts the cursor there', async () => {
  const { person } = renderForm()
  const putCursor = () => country().setSelectionRange(3, 3)
  window.addEventListener('click', putCursor)
  await person.tab()
  await person.keyboard('united k{Enter}')
  await person.click(country())
  window.removeEventListener('click', putCursor)
  await waitFor(() => expect([country().selectionStart, country().selectionEnd]).toEqual([0, 'United Kingdom'.length]))
  await person.keyboard('ind{Enter}')
  expect(country().value).toBe('India')
})

it('a choice that is restored under the keyboard is replaced by what is typed', async () => {
  function Restored() {
    const [value, setValue] = useState<string | null>(null)
    return (
      <>
        <SelectField
          label="Country"
          name="country"
          searchable
          options={COUNTRIES}
          value={value}
          onChange={setValue}
          onBlur={() => undefined}
        />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue('GB')}>
          Restore
        </button>
      </>
    )
  }
  const { person } = renderInKit(<Restored />)
  await person.click(country())
  await person.click(screen.getByRole('button', { name: 'Restore' }))
  expect(document.activeElement).toBe(country())
  expect(country().value).toBe('United Kingdom')
  await person.keyboard('ind{Enter}')
  expect(country().value).toBe('India')
})

it('what fits best is active as soon as something is typed, Enter takes it and the next Enter submits', async () => {
  const { person } = renderForm()
  await person.tab()
  await person.keyboard('in')
  expect(active()).toBe('India')
  await person.keyboard('{Backspace}{Backspace}united k')
  expect(active()).toBe('United Kingdom')
  await person.keyboard('{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  expect(country().value).toBe('United Kingdom')
  await person.keyboard('{Enter}')
  expect(onSave.mock.calls).toEqual([['GB']])
})

it('coming to the field opens nothing, and Enter in a list that was opened only to look submits nothing', async () => {
  const { person } = renderForm()
  await person.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  await person.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onSave).not.toHaveBeenCalled()
  expect(country().value).toBe('United States')
})

it('text that matches nothing stays, is told and keeps the form from being saved, by every way', async () => {
  const { person } = renderForm()
  await person.click(country())
  await person.keyboard('xyz{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  await person.tab()
  expect(country().value).toBe('xyz')
  expect(screen.getByText('No match for “xyz”')).toBeTruthy()
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(country())
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await person.click(country())
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(onSave).not.toHaveBeenCalled()
  await person.keyboard('{Control>}a{/Control}arg{Enter}{Control>}{Enter}{/Control}')
  expect(screen.queryByText(/No match/)).toBeNull()
  expect(onSave.mock.calls).toEqual([['AR']])
})

it('leaving takes what is called so or is the only match; of several none is taken silently', async () => {
  const { person } = renderForm()
  await person.click(country())
  await person.keyboard('argent')
  await person.tab()
  expect(country().value).toBe('Argentina')
  await person.click(country())
  await person.keyboard('{Control>}a{/Control}united')
  await person.tab()
  expect(country().value).toBe('united')
  expect(screen.getByText('Choose one of the matches for “united”')).toBeTruthy()
})

it('emptied, a choice that is needed comes back and one that is not is taken away', async () => {
  const { person, unmount } = renderForm()
  await person.clear(country())
  await person.tab()
  expect(country().value).toBe('United States')
  unmount()
  const again = renderForm({ clearable: true })
  await again.person.clear(country())
  await again.person.tab()
  expect(country().value).toBe('')
})

it('Ctrl Enter saves with what is active, and leaves the list closed', async () => {
  const { person } = renderForm()
  await person.click(country())
  await person.keyboard('united k{Control>}{Enter}{/Control}')
  expect(onSave.mock.calls).toEqual([['GB']])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('a short list that is not searched closes for Ctrl Enter too, and does not open by it', async () => {
  const save = vi.fn()
  const { person } = renderInKit(
    // biome-ignore lint/a11y/noStaticElementInteractions: as a form hears it
    <div onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && save()}>
      <SelectField label="Country" options={COUNTRIES} value="US" onChange={() => undefined} />
    </div>,
  )
  await person.tab()
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await person.keyboard(' ')
  expect(screen.getByRole('listbox')).toBeTruthy()
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(save).toHaveBeenCalledTimes(2)
})

it('Enter waits for what the server finds, and takes nothing that answers an earlier question', async () => {
  let answer: (server: Server) => void = () => undefined
  function Searched() {
    const [server, setServer] = useState<Server>({ isLoading: true, options: COUNTRIES })
    answer = setServer
    return <CompanyForm server={server} />
  }
  onSave.mockReset()
  const { person } = renderInKit(<Searched />)
  await person.tab()
  await person.keyboard('kingd{Enter}')
  expect(active()).toBeUndefined()
  expect(country().value).toBe('kingd')
  act(() => answer({ isLoading: false, options: COUNTRIES.slice(2, 3) }))
  await waitFor(() => expect(country().value).toBe('United Kingdom'))
  expect(onSave).not.toHaveBeenCalled()

  await person.keyboard('{Control>}a{/Control}nowhere')
  act(() => answer({ isLoading: true, options: COUNTRIES }))
  await person.tab()
  act(() => answer({ isLoading: false, options: [] }))
  expect(await screen.findByText('No match for “nowhere”')).toBeTruthy()
})

it('Enter counts although the field is left before the server has answered', async () => {
  let answer: (server: Server) => void = () => undefined
  function Searched() {
    const [server, setServer] = useState<Server>({ isLoading: true, options: COUNTRIES })
    answer = setServer
    return <CompanyForm server={server} />
  }
  onSave.mockReset()
  const { person } = renderInKit(<Searched />)
  await person.tab()
  await person.keyboard('united{Enter}')
  await person.tab()
  act(() => answer({ isLoading: false, options: COUNTRIES.filter(({ label }) => label.startsWith('United')) }))
  await waitFor(() => expect(country().value).toBe('United Arab Emirates'))
  expect(screen.queryByText(/Choose one of/)).toBeNull()
})

it('Ctrl Enter saves once the server has found what was typed, and tells that it found nothing', async () => {
  let answer: (server: Server) => void = () => undefined
  function Searched() {
    const [server, setServer] = useState<Server>({ isLoading: true, options: COUNTRIES })
    answer = setServer
    return <CompanyForm server={server} />
  }
  onSave.mockReset()
  const { person } = renderInKit(<Searched />)
  await person.tab()
  await person.keyboard('kingd{Enter}{Control>}{Enter}{/Control}')
  expect(onSave).not.toHaveBeenCalled()
  act(() => answer({ isLoading: false, options: COUNTRIES.slice(2, 3) }))
  await waitFor(() => expect(onSave.mock.calls).toEqual([['GB']]))

  act(() => answer({ isLoading: true, options: COUNTRIES }))
  await person.keyboard('{Control>}a{/Control}nowhere{Control>}{Enter}{/Control}')
  act(() => answer({ isLoading: false, options: [] }))
  expect(await screen.findByText('No match for “nowhere”')).toBeTruthy()
  expect(onSave).toHaveBeenCalledOnce()
})

it('several are taken one after the other by typing and Enter', async () => {
  const onChange = vi.fn()
  function Several() {
    const [value, setValue] = useState<readonly string[]>([])
    onChange(value)
    return <MultiField label="Countries" options={COUNTRIES} value={value} onChange={setValue} />
  }
  const { person } = renderInKit(<Several />)
  await person.tab()
  await person.keyboard('india{Enter}united s{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(['IN', 'US'])
  await person.keyboard('{Backspace}')
  expect(onChange).toHaveBeenLastCalledWith(['IN'])
})
