import { Select } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { UnsavedChangesBanner } from './unsaved-changes-banner'

type Outcome = 'saved' | 'refused'

/** A page with two fields, whose saving ends when the test presses a key for it. */
function Page({ outcome = 'saved' }: { outcome?: Outcome }) {
  const [name, setName] = useState('')
  const [sector, setSector] = useState<string | null>(null)
  const [saved, setSaved] = useState('|')
  const [isSaving, setIsSaving] = useState(false)
  const draft = `${name}|${sector ?? ''}`
  const save = async () => {
    setIsSaving(true)
    await Promise.resolve()
    if (outcome === 'saved') setSaved(draft)
    setIsSaving(false)
  }
  const discard = () => {
    setName('')
    setSector(null)
  }
  return (
    <main tabIndex={-1}>
      <h1>Northgate Water</h1>
      {draft !== saved && <UnsavedChangesBanner onDiscard={discard} onSave={() => void save()} isSaving={isSaving} />}
      <label>
        Name
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <Select label="Sector" data={['Rail', 'Water']} value={sector} onChange={setSector} searchable />
    </main>
  )
}

const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))
const isGone = () => waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull())
const name = () => screen.getByRole('textbox', { name: 'Name' })

describe('the keyboard, once the banner of unsaved changes is gone', () => {
  it.each(['Save', 'Discard'])('is in the field last edited after %s', async (button) => {
    const { person } = renderInKit(<Page />)
    await person.type(name(), 'Northgate')
    await person.click(screen.getByRole('button', { name: button }))
    await isGone()
    await hasFocus(name)
  })

  it('is on the heading where the field would unfold its list', async () => {
    const { person } = renderInKit(<Page />)
    await person.click(screen.getByRole('combobox', { name: 'Sector' }))
    await person.click(await screen.findByRole('option', { name: 'Water' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await isGone()
    await hasFocus(() => screen.getByRole('heading', { name: 'Northgate Water' }))
  })

  it('is back on Save when saving is refused', async () => {
    const { person } = renderInKit(<Page outcome="refused" />)
    await person.type(name(), 'Northgate')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await hasFocus(() => screen.getByRole('button', { name: 'Save' }))
  })
})
