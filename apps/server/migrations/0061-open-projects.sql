-- What everybody may open is found without a look at all the rest.
create index projects_open_to_everybody on projects (company_id, id) where is_public;
