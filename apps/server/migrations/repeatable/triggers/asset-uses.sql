create or replace trigger forget_requests after delete on asset_uses referencing old table as touched
for each statement execute function forget_requests();
