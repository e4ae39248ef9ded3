import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { RecordError } from './record-error'

const show = (status: number, reason: string) => {
  const error = Object.assign(new Error('The words of the refusal'), { status, reason })
  renderInKit(<RecordError title="Employee" error={error} onRetry={vi.fn()} notThere="Nobody of this name." />)
}

describe('in place of a record', () => {
  it.each([
    [404, 'notFound'],
    [400, 'invalidInput'],
  ])('with %i it is not there, and no retrying is offered', (status, reason) => {
    show(status, reason)
    expect(screen.getByRole('heading', { name: '404 Not Found' })).toBeTruthy()
    expect(screen.getByText('Nobody of this name.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it.each([
    [500, 'unknownError1'],
    [401, 'invalidPermission'],
  ])('with %i it may be tried again', (status, reason) => {
    show(status, reason)
    expect(screen.getByText('The words of the refusal')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
