import { absences } from '@praxis/contract/absences/absences'
import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { expect, it } from 'vitest'
import { createAbsencesFirm, startAbsencesServer } from './testing/absences-firm'

it('this week and this month are those of where the person is', async () => {
  // A Sunday in London, and Monday, the first of June, on Kiritimati.
  const server = await startAbsencesServer(() => '2026-05-31T11:00:00.000Z')
  const { member, colleague, lead, ...firm } = await createAbsencesFirm(server)
  await server.sql(`update employees set time_zone = 'Pacific/Kiritimati' where id = $1`, [member.employeeId])
  const away = await firm.take(colleague, '2026-06-03')
  const awayIn = async (reader: typeof member) =>
    (await reader.call(absences.listAwaitingAbsences, {})).awayThisWeek.flatMap(({ times }) =>
      times.map(({ id }) => id),
    )
  expect([await awayIn(member), await awayIn(lead)]).toEqual([[away], []])
  expect(await member.call(teamAbsences.getTeamCalendar, {})).toMatchObject({ from: '2026-06-01', to: '2026-08-31' })
  expect(await lead.call(teamAbsences.getTeamCalendar, {})).toMatchObject({ from: '2026-05-01', to: '2026-07-31' })
  const ahead = await firm.take(member, '2026-06-01', '2026-06-02')
  const cancel = { params: { id: ahead }, body: {} }
  expect((await member.refusal(absences.cancelAbsence, cancel)).reason).toBe('absenceBegun')
})
