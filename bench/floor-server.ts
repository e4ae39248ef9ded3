import type { FloorRequest } from './floor/floor-call'
import { FLOOR_HEADER, floorCallNames, floorCalls } from './floor/floor-calls'
import { serveBare } from './serve-bare'

/** Gives the same information by the leanest statements: no caller is admitted, and nothing is checked or stored. */
serveBare((pool, { cast: { companyId, employeeId } }) => async ({ url = '', headers }, body) => {
  const name = floorCallNames[Number(headers[FLOOR_HEADER])]
  if (!name) throw new Error('there is no such call')
  const request: FloorRequest = { url: new URL(url, 'http://floor'), body, companyId, employeeId }
  return Promise.all(
    floorCalls[name].statements(request).map(async ({ values, ...statement }) => {
      const { rows } = await pool.query({ ...statement, values: [...values] })
      return rows
    }),
  )
})
