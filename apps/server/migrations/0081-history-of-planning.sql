-- Whoever reads the history of a project or opportunity does not read its planning with it: what was booked there has a
-- history of its own.
alter table history no force row level security;
update history set entity = entity || 'Planning' where entity in ('project', 'opportunity') and action = 'bookingsChanged';
alter table history force row level security;
