import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { PdfPreviewDialog } from './pdf-preview-dialog'

let revoked: Mock<(url: string) => void>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
  revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
})

function open(run: () => Promise<Blob>, canShow = true) {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: canShow })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderInKit(
    <QueryClientProvider client={queryClient}>
      <PdfPreviewDialog title="CR-1041" name="CR-1041.pdf" load={{ key: ['invoices', '1'], run }} onClose={() => {}} />
    </QueryClientProvider>,
  )
}

const pages = async () => new Blob(['%PDF-'])

it('shows the file, and lets go of it when it is closed', async () => {
  const { unmount } = open(pages)
  expect((await screen.findByTitle('CR-1041')).getAttribute('src')).toBe('about:blank')
  unmount()
  expect(revoked).toHaveBeenCalledExactlyOnceWith('about:blank')
})

it('offers the download where the browser shows no PDFs', async () => {
  open(pages, false)
  expect(await screen.findByText(/can’t show PDFs here/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false)
  expect(document.querySelector('iframe')).toBeNull()
})

it('says why there is nothing to show, and tries again', async () => {
  const answers = [() => Promise.reject(new Error('Praxis can’t be reached.')), pages]
  const { person } = open(() => (answers.shift() ?? pages)())
  expect(await screen.findByText('Praxis can’t be reached.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByTitle('CR-1041')).toBeTruthy())
})
