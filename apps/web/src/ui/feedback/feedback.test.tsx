import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { BannerSlot, BannerSlotProvider, InBannerSlot } from './banner-slot'
import { LoadingBar } from './loading-bar'
import { ImpersonationBanner } from './person-banners'
import { hideSnackbars, showError, showSuccess } from './snackbar'
import { UnsavedChangesBanner } from './unsaved-changes-banner'

describe('banners', () => {
  it('name the impersonated employee and stop', async () => {
    const onStop = vi.fn()
    const { person } = renderInKit(<ImpersonationBanner name="Tom Okafor" onStop={onStop} />)
    expect(screen.getByRole('status').textContent).toContain('Tom Okafor')
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('discard and save what is unsaved', async () => {
    const onDiscard = vi.fn()
    const onSave = vi.fn()
    const { person } = renderInKit(<UnsavedChangesBanner onDiscard={onDiscard} onSave={onSave} />)
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(onSave).toHaveBeenCalledOnce()
    expect(onDiscard).toHaveBeenCalledOnce()
  })

  it('stand in the one slot, wherever they come from', () => {
    renderInKit(
      <BannerSlotProvider>
        <header data-testid="above">
          <BannerSlot />
        </header>
        <main>
          <InBannerSlot>
            <p>You have unsaved changes</p>
          </InBannerSlot>
        </main>
      </BannerSlotProvider>,
    )
    expect(screen.getByTestId('above').textContent).toBe('You have unsaved changes')
  })
})

describe('the snackbar', () => {
  it('says what happened once, and goes by Close', async () => {
    const { person } = renderInKit(<main />)
    act(() => {
      showSuccess('Updated successfully')
      showSuccess('Updated successfully')
    })
    expect(await screen.findAllByText('Updated successfully')).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(screen.queryByText('Updated successfully')).toBeNull())
  })

  it('of a newer success stands in the place of the older one, for as long as any', () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      act(hideSnackbars)
      vi.useRealTimers()
    })
    renderInKit(<main />)
    const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
    act(() => showSuccess('Created successfully'))
    act(() => vi.advanceTimersByTime(3000))
    act(() => showSuccess('Updated successfully'))
    act(() => vi.advanceTimersByTime(3000))
    expect(said()).toEqual([expect.stringContaining('Updated successfully')])
    act(() => vi.advanceTimersByTime(2000))
    act(() => vi.runAllTimers())
    expect(said()).toEqual([])
  })

  it('of an error or of what can be undone stays beside a newer one', async () => {
    onTestFinished(() => act(hideSnackbars))
    renderInKit(<main />)
    act(() => {
      showError('Time sheet comment required')
      showSuccess('Archived “Sign-off”', { label: 'Undo', onPress: vi.fn() })
      showSuccess('Updated successfully')
    })
    expect(await screen.findByText('Updated successfully')).toBeTruthy()
    expect(screen.getByText('Time sheet comment required')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('offers to undo what was done, and goes when it is pressed', async () => {
    const onPress = vi.fn()
    const { person } = renderInKit(<main />)
    act(() => showSuccess('Archived “Sign-off”', { label: 'Undo', onPress }))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Archived “Sign-off”')).toBeNull())
  })

  it('says an error as an alert', async () => {
    renderInKit(<main />)
    act(() => showError('Time sheet comment required'))
    expect((await screen.findByRole('alert')).textContent).toContain('Time sheet comment required')
  })
})

describe('the loading bar', () => {
  it('is there only while something loads', () => {
    const { rerender } = renderInKit(<LoadingBar active />)
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy()
    rerender(<LoadingBar active={false} />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
