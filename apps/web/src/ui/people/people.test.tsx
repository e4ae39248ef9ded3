import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { Avatar } from './avatar'
import { EmployeeCard } from './employee-card'

describe('the avatar', () => {
  it('shows initials, and again when the image cannot be loaded', () => {
    const { container } = renderInKit(<Avatar name="Amelia Hart" image="/files/a/b" />)
    const image = container.querySelector('img')
    expect(image).toBeTruthy()
    if (image) fireEvent.error(image)
    expect(screen.getByRole('img', { name: 'Amelia Hart' }).textContent).toBe('AH')
  })
})

describe('the employee card', () => {
  const employee = {
    id: '1',
    displayName: 'Tom Okafor',
    jobTitle: 'Senior Consultant',
    tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    details: ['Email', 'Mobile', 'Line manager'].map((label) => ({ label, value: `${label} of Tom` })),
    isActive: true,
  }

  it('shows at most five tags and counts the rest', () => {
    renderInKit(<EmployeeCard employee={employee} />)
    expect(screen.getByText('e')).toBeTruthy()
    expect(screen.queryByText('f')).toBeNull()
    expect(screen.getByText('+2')).toBeTruthy()
  })

  it('shows all details, and two when compact', () => {
    const { rerender } = renderInKit(<EmployeeCard employee={employee} />)
    expect(screen.getByText('Line manager of Tom')).toBeTruthy()
    rerender(<EmployeeCard employee={employee} compact />)
    expect(screen.getByText('Mobile of Tom')).toBeTruthy()
    expect(screen.queryByText('Line manager of Tom')).toBeNull()
  })

  it('says when the employee is inactive', () => {
    renderInKit(<EmployeeCard employee={{ ...employee, isActive: false }} />)
    expect(screen.getByText('Inactive')).toBeTruthy()
  })
})
