import type { Tx } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import type { KeptForecast } from '../queries/forecast-of-project'

/** Keeps a forecast as that of its day, in place of an earlier one of the same day. */
export const keepForecast = (db: Tx, id: string, forecast: KeptForecast, savedAt = db.now): Promise<number> =>
  db.run(sql`
    insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at)
    values (${db.scope.companyId}, ${id}, 'forecast', ${forecast.today}, ${JSON.stringify(forecast)}, ${savedAt})
    on conflict (company_id, targetable_id, kind, day) do update
    set snapshot = excluded.snapshot, saved_at = excluded.saved_at`)
