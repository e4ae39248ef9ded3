import { AbsencesInPalette } from '../features/absences/absences-in-palette'
import { AssetsInPalette } from '../features/assets/assets-in-palette'
import { ClientsInPalette } from '../features/clients/clients-in-palette'
import { ExpensesInPalette } from '../features/expenses/expenses-in-palette'
import { InvoicesInPalette } from '../features/invoices/invoices-in-palette'
import { OpportunitiesInPalette } from '../features/opportunities/opportunities-in-palette'
import { PeopleInPalette } from '../features/people/people-in-palette'
import { ProjectsInPalette } from '../features/projects/projects-in-palette'
import { TasksInPalette } from '../features/tasks/tasks-in-palette'
import { TimersInPalette } from '../features/timers/timers-in-palette'

/** Records of every feature that can be jumped to. */
export function RecordsInPalette() {
  return (
    <>
      <TimersInPalette />
      <AbsencesInPalette />
      <ExpensesInPalette />
      <TasksInPalette />
      <ProjectsInPalette />
      <OpportunitiesInPalette />
      <InvoicesInPalette />
      <AssetsInPalette />
      <ClientsInPalette />
      <PeopleInPalette />
    </>
  )
}
