-- Who calls, and as whom they may act: as before, and acting as somebody else lasts only while they may do no more than
-- the one who acts.
create or replace function authenticate(asked_session uuid, asked_employee uuid, asked_impersonator uuid) returns json
language plpgsql stable security definer
set search_path = public, pg_temp
set enable_seqscan = off
as $$
declare
  impersonated_in uuid;
begin
  if asked_impersonator is not null then
    select i.company_id into impersonated_in
    from sessions s
    join impersonations i on i.session_id = s.id
    join employees m on m.company_id = i.company_id and m.id = i.impersonator_id
    join employees t on t.company_id = i.company_id and t.id = i.employee_id
    join company_directory d on d.id = m.company_id
    where s.id = asked_session
      and i.impersonator_id = asked_impersonator and i.employee_id = asked_employee and i.ended_at is null
      and m.user_id = s.user_id and m.is_active
      and (d.owner_user_id = m.user_id
           or d.owner_user_id is distinct from t.user_id
              and (m.can_impersonate
                   or m.can_manage_employees and m.can_manage_clients and m.can_manage_company and m.can_manage_projects)
              and t.can_manage_employees <= m.can_manage_employees and t.can_manage_clients <= m.can_manage_clients
              and t.can_manage_company <= m.can_manage_company and t.can_manage_projects <= m.can_manage_projects
              and t.can_manage_reports <= m.can_manage_reports and t.can_manage_assets <= m.can_manage_assets
              and t.can_process_payments <= m.can_process_payments
              and (t.revenue = 'noAccess' or t.revenue = m.revenue or m.revenue = 'write'))
    limit 1;
  end if;
  return (
    select json_build_object(
      'user_id', u.id, 'username', u.username, 'first_name', u.first_name, 'last_name', u.last_name,
      'employee_id', e.id, 'company_id', e.company_id, 'is_active', e.is_active,
      'is_owner', d.owner_user_id = e.user_id, 'impersonating', impersonated_in is not null,
      'can_manage_employees', e.can_manage_employees, 'can_manage_clients', e.can_manage_clients,
      'can_manage_company', e.can_manage_company, 'can_manage_projects', e.can_manage_projects,
      'can_manage_reports', e.can_manage_reports, 'can_manage_assets', e.can_manage_assets,
      'can_process_payments', e.can_process_payments, 'can_impersonate', e.can_impersonate,
      'revenue', e.revenue, 'features', c.features, 'time_zone', c.time_zone)
    from sessions s
    join users u on u.id = s.user_id
    left join employees e
      on e.id = asked_employee
      and case when asked_impersonator is null then e.user_id = s.user_id else e.company_id = impersonated_in end
    left join companies c on c.company_id = e.company_id
    left join company_directory d on d.id = e.company_id
    where s.id = asked_session and s.revoked_at is null and s.expires_at > now()
  );
end
$$;

-- Somebody invited can be a line manager; from when they join, what waits is theirs to decide.
create trigger keep_approvers_of_joining after update on employees for each row
when (old.user_id is null and new.user_id is not null) execute function keep_approvers('joined');
