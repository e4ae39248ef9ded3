import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { Tx } from '../../../platform/database/database'
import { listReaders } from '../../targetables/queries/members'

/** Whom bookings on a targetable are about, or were. */
export interface BookedPerson {
  readonly targetableId: string
  readonly employeeId: string | null
}

/** Open planning is fetched again by those who plan, who read the planning of the targetables, and who are booked there. */
export const announcePlanning = async (db: Tx, booked: readonly BookedPerson[]): Promise<void> => {
  const ids = [...new Set(booked.map(({ targetableId }) => targetableId))]
  const readers = await listReaders(db, ids, ({ areas }) => canRead(areas.planning))
  for (const { id, employees } of readers) {
    const people = booked.filter(({ targetableId }) => targetableId === id).map(({ employeeId }) => employeeId)
    const to = [...new Set([...employees, ...people.filter((employeeId) => employeeId !== null)])]
    db.announce({ topic: 'planning', id, to: { capabilities: ['canManageProjects'], employees: to } })
  }
}
