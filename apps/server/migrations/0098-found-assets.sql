-- Bookings that somebody may collect are found by when they began, and what went over the desk by its kind.
create index asset_uses_promised on asset_uses (company_id, from_at, until_at, asset_id)
  where (kind = 'booking' and state = 'approved' and taken_at is null);
create index asset_movements_by_kind on asset_movements (company_id, kind, at desc, id);
