import fs from 'node:fs'
import pg from 'pg'
import { cpuSecondsOf } from './cpu-time'
const line=fs.readFileSync('/tmp/bw/hold.log','utf8').split('\n').find(l=>l.startsWith('{'))!
const many=JSON.parse('['+line.replace('} {','},{')+']')[1]
const c=new pg.Client({connectionString:many.ownerUrl}); await c.connect()
const pid=(await c.query('select pg_backend_pid() p')).rows[0].p
await c.query(`create table if not exists zz_outbox (company_id uuid, id bigint generated always as identity, task text, payload jsonb, run_at timestamptz, key text, max_attempts int, primary key(company_id,id))`)
const m=async (name:string, body:string, n=1000)=>{
  await c.query(`do $$ begin for i in 1..20 loop ${body}; end loop; end $$`)
  const a=cpuSecondsOf(pid); await c.query(`do $$ begin for i in 1..${n} loop ${body}; end loop; end $$`); console.log(name.padEnd(30), ((cpuSecondsOf(pid)-a)/n*1e6).toFixed(0),'us')
}
const p=`'{"noteId":"1b4e28ba-2fa1-11d2-883f-0016d3cca427"}'`
for (let k=0;k<2;k++) {
await m('add_job', `perform graphile_worker.add_job('noteCreated', ${p}::json, max_attempts=>25)`)
await m('add_jobs', `perform graphile_worker.add_jobs(array[row('noteCreated', ${p}::json, null, null, 25, null, 0, null)::graphile_worker.job_spec])`)
await m('unsafe_dedupe', `perform graphile_worker.add_job('noteCreated', ${p}::json, max_attempts=>25, job_key=>gen_random_uuid()::text, job_key_mode=>'unsafe_dedupe')`)
await m('private insert', `insert into graphile_worker._private_jobs(task_id,payload,max_attempts) select id, ${p}::json, 25 from graphile_worker._private_tasks where identifier='noteCreated'`)
await m('outbox', `insert into zz_outbox(company_id,task,payload) values ('1b4e28ba-2fa1-11d2-883f-0016d3cca427','noteCreated', ${p}::jsonb)`)
await m('nothing', `perform 1`)
await c.query('analyze graphile_worker._private_jobs')
}
console.log((await c.query('select count(*) from graphile_worker._private_jobs')).rows)
process.exit()
