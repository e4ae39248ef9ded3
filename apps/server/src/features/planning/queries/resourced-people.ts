import { rawSql, type Sql } from '../../../platform/database/sql'

/** A condition on a row `e` of employees: they work here, have joined, and are available in client resourcing. */
export const isResourced: Sql = rawSql(
  '(e.is_active and e.user_id is not null and e.is_available_in_client_resourcing)',
)
