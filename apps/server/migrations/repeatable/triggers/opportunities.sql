create or replace trigger value_opportunity before insert or update on opportunities for each row execute function value_opportunity();
