-- The first of a kind by name are found without a look at another kind, of which there may be many more.
drop index targetables_by_lead;
create index targetables_by_lead on targetables (company_id, lead_id, kind, sort_name, id);
drop index targetables_open_to_everybody;
create index targetables_open_to_everybody on targetables (company_id, kind, is_active, sort_name, id) where is_public;
