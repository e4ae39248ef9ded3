import fs from 'node:fs'
import pg from 'pg'
import { cpuSecondsOf } from './cpu-time'
const line=fs.readFileSync('/tmp/bw/hold.log','utf8').split('\n').find(l=>l.startsWith('{'))!
const many=JSON.parse('['+line.replace('} {','},{')+']')[1]
const {companyId,employeeId,sessionId,subjectId}=many.cast
const sup=new pg.Client({connectionString:many.superuserUrl}); await sup.connect()
const c=new pg.Client({connectionString:many.appUrl}); await c.connect()
const pid=(await c.query('select pg_backend_pid() p')).rows[0].p
const m=async (name:string, body:string, n=2000)=>{
  await c.query(`set app.company_id='${companyId}'`)
  await c.query(`do $$ begin for i in 1..20 loop ${body}; end loop; end $$`)
  const a=cpuSecondsOf(pid); await c.query(`do $$ begin for i in 1..${n} loop ${body}; end loop; end $$`); console.log(name.padEnd(30), ((cpuSecondsOf(pid)-a)/n*1e6).toFixed(0),'us')
}
const h=`jsonb_build_array(jsonb_build_object('company_id','${companyId}','id',gen_random_uuid(),'at',now(),'employee_id','${employeeId}','entity','note','entity_id',gen_random_uuid(),'action','created','after','{"title":"x","body":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy","state":"open"}'::jsonb))`
const a=`jsonb_build_object('company','${companyId}','actor','${employeeId}','key',gen_random_uuid(),'request','abc','status',200,'body',repeat('{"id":1}',50))`
await m('build history', `perform ${h}`)
await m('flush history', `perform flush_effects(${h},null,null,null)`)
await m('direct history', `insert into history (company_id,id,at,employee_id,entity,entity_id,action,after) values ('${companyId}',gen_random_uuid(),now(),'${employeeId}','note',gen_random_uuid(),'created','{"title":"x","body":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy","state":"open"}')`)
await m('build answer', `perform ${a}`)
await m('flush answer', `perform flush_effects(null,null,null,${a})`)
await m('flush nothing', `perform flush_effects(null,null,null,null)`)
await m('authenticate', `perform authenticate('${sessionId}','${employeeId}',null)`)
await m('authenticate *', `perform * from authenticate('${sessionId}','${employeeId}',null)`)
await m('lock', `perform pg_advisory_xact_lock((random()*1e15)::bigint)`)
await m('notify', `perform pg_notify('praxis', gen_random_uuid()::text)`)
await m('idem lookup', `perform from idempotency_keys where company_id='${companyId}' and actor_id='${employeeId}' and key=gen_random_uuid()::text`)
await m('insert note', `insert into notes (company_id, id, subject_id, author_id, title, body, state, amount_minor, currency, due_on, created_at, updated_at) values('${companyId}',gen_random_uuid(),'${subjectId}','${employeeId}','x','y','open',1,'GBP',null,now(),now())`)
process.exit()
