-- Attempts at a portal are forgotten after a while, as anybody can make them with any address.
create index portal_visits_refused on portal_visits (at) where kind = 'refused';
create policy housekeeping on portal_visits to current_user using (true);
