-- The few questions that cross companies, with one narrow answer each. They run as the owner of the tables, whom policies of these
-- tables let see what is asked here, and nothing else.

-- Who calls, and as whom they may act. The headers are only questions; the answer comes from here, in one value. Acting as
-- somebody else lasts as long as the impersonator is active, may impersonate and may do no less than the other, not only until
-- it is closed. The impersonation is looked for only when one is claimed, and every row by its key, also while the tables are so
-- small that the planner would rather read them whole.
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
  -- A row of named columns becomes text for half of what building the same object from pairs costs, at every request.
  return (
    select row_to_json(caller) from (
      select u.id as user_id, u.username, u.first_name, u.last_name,
        e.id as employee_id, e.company_id, e.is_active,
        d.owner_user_id = e.user_id as is_owner, impersonated_in is not null as impersonating,
        e.can_manage_employees, e.can_manage_clients, e.can_manage_company, e.can_manage_projects, e.can_manage_reports,
        e.can_manage_assets, e.can_process_payments, e.can_impersonate, e.revenue, c.features, c.time_zone
      from sessions s
      join users u on u.id = s.user_id
      left join employees e
        on e.id = asked_employee
        and case when asked_impersonator is null then e.user_id = s.user_id else e.company_id = impersonated_in end
      left join companies c on c.company_id = e.company_id
      left join company_directory d on d.id = e.company_id
      where s.id = asked_session and s.revoked_at is null and s.expires_at > now()
    ) as caller
  );
end
$$;

-- Where a user works, in whichever companies.
create or replace function employments_of(asked_user uuid)
returns table (
  employee_id uuid, company_id uuid, is_active boolean, job_title text, last_opened_at timestamptz,
  name text, domain text, owner_user_id uuid, theme jsonb, logo_image_id text, is_admin boolean
)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.id, e.company_id, e.is_active, e.job_title, e.last_opened_at,
         c.name, d.domain, d.owner_user_id, c.theme, c.logo_image_id,
         e.can_manage_employees and e.can_manage_clients and e.can_manage_company and e.can_manage_projects
  from employees e
  join companies c on c.company_id = e.company_id
  join company_directory d on d.id = e.company_id
  where e.user_id = asked_user
  order by e.is_active desc, lower(c.name), e.id
$$;

-- Whoever holds a code belongs to no company yet: the invitation, and what it says of the company and of who invites.
create or replace function find_invitation(asked_code_hash text)
returns table (
  company_id uuid, id uuid, employee_id uuid, email text, expires_at timestamptz, accepted_at timestamptz,
  job_title text, inviter_first_name text, inviter_last_name text,
  company_name text, company_domain text, theme jsonb, logo_image_id text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.company_id, i.id, i.employee_id, i.email, i.expires_at, i.accepted_at,
         e.job_title, u.first_name, u.last_name, c.name, d.domain, c.theme, c.logo_image_id
  from invitations i
  join employees e on e.company_id = i.company_id and e.id = i.employee_id
  join companies c on c.company_id = i.company_id
  join company_directory d on d.id = i.company_id
  left join employees inviter on inviter.company_id = i.company_id and inviter.id = i.invited_by
  left join users u on u.id = inviter.user_id
  where i.code_hash = asked_code_hash
$$;

-- What the code in a mail to somebody outside leads to, in whichever company.
create or replace function find_outside_address(asked_code_hash text)
returns table (
  company_id uuid, id uuid, email text, expires_at timestamptz, asker_first_name text, asker_last_name text,
  company_name text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.company_id, o.id, o.email, o.expires_at, u.first_name, u.last_name, c.name
  from outside_addresses o
  join companies c on c.company_id = o.company_id
  left join employees asker on asker.company_id = o.company_id and asker.id = o.asked_by
  left join users u on u.id = asker.user_id
  where o.code_hash = asked_code_hash
$$;

-- Whose calendar a secret address leads to, as long as they work here and the company uses absences.
create or replace function find_calendar_feed(asked_token_hash text)
returns table (company_id uuid, employee_id uuid, kind text)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.company_id, f.employee_id, f.kind
  from calendar_feeds f
  join employees e on e.company_id = f.company_id and e.id = f.employee_id and e.is_active and e.user_id is not null
  join companies c on c.company_id = f.company_id and (c.features ->> 'absence')::boolean
  where f.token_hash = asked_token_hash
$$;

-- What whoever has the reference of a portal may know before they come in. It enters the portal's company on the way, as the
-- policies of the tables behind it ask for one; what follows in the same transaction sets its own.
create or replace function find_portal_gate(asked_reference text)
returns table (is_email_validation_required boolean, title text, company text, logo_image_id text, theme jsonb)
language plpgsql volatile security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  found portals%rowtype;
begin
  select * into found from portals r where r.reference = asked_reference limit 1;
  if found.id is null then
    return;
  end if;
  perform set_config('app.company_id', found.company_id::text, true);
  return query
    select exists (select from portal_addresses a where a.company_id = found.company_id and a.portal_id = found.id),
           found.title, c.name, c.logo_image_id, c.theme
    from targetables p
    join companies c on c.company_id = p.company_id and (c.features ->> 'project')::boolean
    where p.company_id = found.company_id and p.id = found.targetable_id and p.is_active and found.is_active;
end
$$;

-- What the password of a portal is held against; none of a portal that has none.
create or replace function find_portal_password(asked_reference text) returns table (hash text, version integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.password_hash, r.password_version from portals r
  where r.reference = asked_reference and r.password_hash is not null limit 1
$$;

-- Who comes to a portal, in one value; nothing for a reference that leads nowhere. Whether the password was right has been
-- found out before, so it says which one it was. Without an address it tells of the portal alone.
create or replace function authenticate_visitor(asked_reference text, asked_email text, asked_version integer) returns json
language plpgsql volatile security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  found portals%rowtype;
begin
  select * into found from portals r where r.reference = asked_reference limit 1;
  if found.id is null then
    return null;
  end if;
  perform set_config('app.company_id', found.company_id::text, true);
  return (
    select row_to_json(caller) from (
      select found.company_id, found.id as portal_id, found.targetable_id as project_id, p.lead_id, found.reference,
        found.shared_infos, found.preset, c.features, c.time_zone,
        found.is_active and p.is_active and (c.features ->> 'project')::boolean as is_open,
        found.password_hash is not null and found.password_version = asked_version as is_current,
        not exists (select from portal_addresses a where a.company_id = found.company_id and a.portal_id = found.id)
          or exists (
            select from portal_addresses a
            where a.company_id = found.company_id and a.portal_id = found.id
              and a.address in (asked_email, '@' || split_part(asked_email, '@', 2))) as is_admitted,
        v.id as visitor_id, v.removed_at is not null as is_removed, v.last_visit_at
      from targetables p
      join companies c on c.company_id = p.company_id
      left join portal_visitors v
        on v.company_id = found.company_id and v.portal_id = found.id and v.email = asked_email
      where p.company_id = found.company_id and p.id = found.targetable_id
    ) as caller
  );
end
$$;

-- A session acts as one other employee at most, in whichever company: this ends it there and puts it into the history of
-- both people.
create or replace function end_impersonations(asked_session uuid, asked_moment timestamptz)
returns table (company_id uuid, impersonator_id uuid, employee_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  with ended as (
    update impersonations i set ended_at = asked_moment
    where i.session_id = asked_session and i.ended_at is null
    returning i.company_id, i.impersonator_id, i.employee_id
  ), recorded as (
    insert into history (company_id, id, at, user_id, employee_id, entity, entity_id, action, after)
    select ended.company_id, gen_random_uuid(), asked_moment, m.user_id, m.id, 'employee', concerned.id,
           'impersonationEnded',
           jsonb_build_object('impersonator', mu.first_name || ' ' || mu.last_name,
                              'employee', eu.first_name || ' ' || eu.last_name)
    from ended
    join employees m on m.company_id = ended.company_id and m.id = ended.impersonator_id
    join users mu on mu.id = m.user_id
    join employees e on e.company_id = ended.company_id and e.id = ended.employee_id
    join users eu on eu.id = e.user_id
    cross join lateral (values (ended.impersonator_id), (ended.employee_id)) as concerned(id)
  )
  select ended.company_id, ended.impersonator_id, ended.employee_id from ended
$$;
