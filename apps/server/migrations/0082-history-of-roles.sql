-- Whoever reads the history of a project or opportunity does not read its roles with it, nor who fills them: they are in the
-- history of its planning.
alter table history no force row level security;
update history set entity = entity || 'Planning'
where entity in ('project', 'opportunity') and action in ('roleAdded', 'roleUpdated', 'roleRemoved');
alter table history force row level security;
