import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Held, renderInKit } from '../forms/testing/render-in-kit'
import { RichTextField } from './rich-text-field'
import { RichTextView } from './rich-text-view'

test('the editor shows the text and offers headings 1 to 3', async () => {
  renderInKit(<RichTextField label="Description" value="<h2>Kick-off</h2><h4>Small</h4>" onChange={() => {}} />)
  const text = await screen.findByRole('textbox', { name: 'Description' })
  expect(text.querySelector('h2')?.textContent).toBe('Kick-off')
  expect(text.querySelector('h4')).toBeNull()
  const headings = screen.getAllByRole('button', { name: /Heading/ }).map((button) => button.getAttribute('aria-label'))
  expect(headings).toEqual(['Heading 1', 'Heading 2', 'Heading 3'])
})

test('a press on a heading changes the text that is saved', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held initial="<p>Kick-off</p>" onChange={onChange}>
      {(field) => <RichTextField label="Description" {...field} />}
    </Held>,
  )
  await screen.findByRole('textbox', { name: 'Description' })
  await user.click(screen.getByRole('button', { name: 'Heading 3' }))
  expect(onChange).toHaveBeenLastCalledWith('<h3>Kick-off</h3>')
})

test('a problem is told to the one who cannot see it, too', async () => {
  renderInKit(<RichTextField label="Notes" value="" error="Notes is required" onChange={() => {}} />)
  const text = await screen.findByRole('textbox', { name: 'Notes', description: 'Notes is required' })
  expect(text.getAttribute('aria-invalid')).toBe('true')
})

test('links lead only to the web or a mail box, and tell no one where they were followed from', () => {
  renderInKit(
    <RichTextView
      html={'<p onclick="steal()">See <a href="javascript:steal()">one</a> <a href="https://a.example">two</a></p>'}
    />,
  )
  expect(screen.getByText(/See/).getAttribute('onclick')).toBeNull()
  expect(screen.getByText('one').getAttribute('href')).toBeNull()
  expect(screen.getByText('two').getAttribute('href')).toBe('https://a.example')
  expect(screen.getByText('two').getAttribute('rel')).toBe('noopener noreferrer nofollow')
})
