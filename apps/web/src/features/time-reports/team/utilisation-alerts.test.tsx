import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { inWorkspace } from '../../../testing/in-workspace'
import { renderInKit } from '../../../testing/render-in-kit'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { samplePerson, sampleReport, sampleReportOf } from '../testing/sample-report'
import type { TeamPerson } from './team-groups'
import { UtilisationAlerts } from './utilisation-alerts'

const { limits } = sampleReport()
const busy = (count: number): TeamPerson[] =>
  [...new Array(count).keys()].map((place) => ({
    employee: samplePerson(`${place}`, `Person ${place}`),
    report: sampleReportOf(`${place}`, null, 45),
    alert: 'over',
  }))

function show(alerts: ReactElement) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('calder-rowe'))
  return renderInKit(<QueryClientProvider client={queryClient}>{inWorkspace(alerts)}</QueryClientProvider>)
}

describe('alerts about utilisation', () => {
  it('are one line each for one or two people', () => {
    show(<UtilisationAlerts people={busy(2)} limits={limits} />)
    expect(screen.getByText(/Person 0/)).toBeTruthy()
    expect(screen.getAllByText(/over-utilised: 45h 00m of 37h 30m contracted, 120%/)).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are summed up from three people on, and unfold', async () => {
    const { person } = show(<UtilisationAlerts people={busy(3)} limits={limits} />)
    expect(screen.getByText('3 people')).toBeTruthy()
    expect(screen.queryByText(/Person 0/)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('are absent while everybody is within the limits', () => {
    renderInKit(
      inWorkspace(
        <UtilisationAlerts people={busy(2).map((each) => ({ ...each, alert: undefined }))} limits={limits} />,
      ),
    )
    expect(screen.queryByRole('region')).toBeNull()
  })
})
