-- Leave: everybody is away twenty times in each of two years, the last three of them waiting for the line manager; markings
-- and adjustments.
insert into absence_reasons (company_id, id, name, initials, color, is_taken_from_balance, allowance_half_days, is_visible_to_all)
select firm.company_id, pg_temp.next_id(), 'Reason ' || number, 'R' || number, '#123456', number = 1, case when number = 2 then 10 end,
       number = 3
from firm, generate_series(1, 8) as number;

create temporary table leave as
select pg_temp.next_id() as id, w.employee_id, w.person, number, current_date + 60 - 18 * number - (w.person % 18) as first_day,
       case when number <= 3 then 'waitingForApproval' when number % 15 = 0 then 'denied' else 'approved' end as state
from at_work w, generate_series(1, 40) as number;

insert into absences (company_id, id, employee_id, reason_id, first_day, last_day, date_part, state, created_at)
select firm.company_id, l.id, l.employee_id, n.id, l.first_day, l.first_day + case when l.number % 4 = 0 then 0 else l.number % 3 end,
       case when l.number % 4 = 0 then 'am' else 'fullDay' end, l.state, l.first_day - 30
from firm join leave l on true
join (select n.id, row_number() over (order by n.name) as place from firm join absence_reasons n on n.company_id = firm.company_id) n
  on n.place = 1 + l.number % 8;

insert into requests (company_id, id, type, state, employee_id, approver_id, submitted_at, decided_by, decided_at)
select firm.company_id, l.id, 'absence', l.state, l.employee_id, coalesce(e.line_manager_id, firm.employee_id), l.first_day - 30,
       case when l.state <> 'waitingForApproval' then firm.employee_id end, case when l.state <> 'waitingForApproval' then l.first_day - 29 end
from firm join leave l on true
join employees e on e.company_id = firm.company_id and e.id = l.employee_id;

insert into calendar_markings (company_id, id, employee_id, first_day, last_day, date_part, text, color, takes_time)
select firm.company_id, pg_temp.next_id(), w.employee_id, current_date + 90 - 30 * number, current_date + 91 - 30 * number, 'fullDay',
       'On site', '#123456', number % 2 = 0
from firm, at_work w, generate_series(1, 24) as number;

insert into leave_adjustments (company_id, id, employee_id, year_start, half_days, reason, created_by)
select firm.company_id, pg_temp.next_id(), w.employee_id, date '2026-01-01', number, 'Agreed', firm.employee_id
from firm, at_work w, generate_series(1, 3) as number;

-- The one who calls has a team: the first person is their line manager, as of the people with these numbers.
update employees e set line_manager_id = m.employee_id
from firm, more_people m where m.person = 1 and e.company_id = firm.company_id and e.id = firm.employee_id;
