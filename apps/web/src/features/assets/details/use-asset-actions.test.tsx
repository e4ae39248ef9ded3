import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { callum, keepers, sampleAsset } from '../testing/sample-asset'
import { useAssetActions } from './use-asset-actions'

function Actions({ asset }: { asset: Asset }) {
  const { buttons, menu, dialog } = useAssetActions(asset, { onHistory: () => undefined, onDeleted: () => undefined })
  return (
    <>
      <p>{[...buttons, ...menu].map(({ label }) => label).join(', ')}</p>
      {menu
        .filter(({ danger }) => danger)
        .map(({ label, onSelect }) => (
          <button key={label} type="button" onClick={onSelect}>
            {label}
          </button>
        ))}
      {dialog}
    </>
  )
}

const show = (asset: Asset) =>
  renderInKit(
    <QueryClientProvider client={new QueryClient()}>{inWorkspace(<Actions asset={asset} />)}</QueryClientProvider>,
  )

const retired = { at: '2026-11-01T09:00:00Z', note: 'Sold' }
const assignment = { employee: callum, since: '2026-11-01T09:00:00Z' }

it.each([
  ['an employee: what may be booked', sampleAsset(), 'Book'],
  ['an employee: what may just be taken', sampleAsset({ can: { take: true } }), 'Take, Book'],
  [
    'whoever keeps the register',
    sampleAsset({ can: keepers }),
    'Book, Assign…, Duplicate…, Print label, History of changes, Retire…, Delete…',
  ],
  [
    'them, of what is with somebody',
    sampleAsset({ assignment, can: { ...keepers, book: false, detach: true } }),
    'Detach…, Duplicate…, Print label, History of changes, Retire…, Delete…',
  ],
  [
    'them, of what is retired',
    sampleAsset({ retired, can: { ...keepers, book: false, restore: true } }),
    'Duplicate…, History of changes, Restore, Delete…',
  ],
])('offers to %s', (_, asset, labels) => {
  show(asset)
  expect(screen.getByText(labels)).toBeTruthy()
})

it('offers to retire what somebody has had instead of deleting it', async () => {
  const { person } = show(sampleAsset({ can: { ...keepers, delete: false } }))
  await person.click(screen.getByRole('button', { name: 'Delete…' }))
  expect(await screen.findByText(/that stays in the history/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Retire instead' }))
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeTruthy()
})
