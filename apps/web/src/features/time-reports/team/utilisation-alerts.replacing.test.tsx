import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { samplePerson, sampleReport, sampleReportOf } from '../testing/sample-report'
import type { TeamPerson } from './team-groups'
import { UtilisationAlerts } from './utilisation-alerts'

vi.mock('../../people/employee-link', () => ({
  EmployeeLink: ({ children }: { children: ReactNode }) => <b>{children}</b>,
}))

const { limits } = sampleReport()
const busy = (count: number): TeamPerson[] =>
  [...new Array(count).keys()].map((place) => ({
    employee: samplePerson(`${place}`, `Person ${place}`),
    report: sampleReportOf(`${place}`, null, 45),
    alert: 'over',
  }))

describe('alerts about utilisation', () => {
  it('are one line each for one or two people', () => {
    renderInKit(<UtilisationAlerts people={busy(2)} limits={limits} />)
    expect(screen.getByText(/Person 0/)).toBeTruthy()
    expect(screen.getAllByText(/over-utilised: 45h 00m of 37h 30m contracted, 120%/)).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are summed up from three people on, and unfold', async () => {
    const { person } = renderInKit(<UtilisationAlerts people={busy(3)} limits={limits} />)
    expect(screen.getByText('3 people')).toBeTruthy()
    expect(screen.queryByText(/Person 0/)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('are absent while everybody is within the limits', () => {
    renderInKit(<UtilisationAlerts people={busy(2).map((each) => ({ ...each, alert: undefined }))} limits={limits} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
