-- What everybody may open is found without a look at all the rest.
create index projects_open_to_everybody on projects (company_id, is_active, sort_name, id) where is_public;
