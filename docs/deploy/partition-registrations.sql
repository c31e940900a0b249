-- Makes the early-access list partitioned by month, in one transaction: what is there becomes the first partition, without
-- being copied; addresses stay unique by a table of their own. Stop the servers; see docs/scaling.md.
-- `bench partitions` runs this file as it stands.
begin;
create table early_access_addresses (
  email text primary key, id text not null, created_at text not null, last_joined_at text not null
) partition by hash (email);
do $$ begin
  for i in 0..7 loop
    execute format('create table early_access_addresses_%s partition of early_access_addresses
      for values with (modulus 8, remainder %s)', i, i);
  end loop;
end $$;

drop trigger early_access_registrations_total_insert on early_access_registrations;
drop trigger early_access_registrations_total_delete on early_access_registrations;
drop trigger early_access_registrations_span_insert on early_access_registrations;
drop trigger early_access_registrations_span_delete on early_access_registrations;
alter table early_access_registrations rename to early_access_registrations_before;
alter index early_access_registrations_newest rename to early_access_registrations_before_newest;
alter index early_access_registrations_search rename to early_access_registrations_before_search;
alter index early_access_registrations_pairs rename to early_access_registrations_before_pairs;
insert into early_access_addresses
  select email, id, created_at, last_joined_at from early_access_registrations_before;

create table early_access_registrations (like early_access_registrations_before including defaults)
  partition by range (created_at);
create index early_access_registrations_newest on early_access_registrations (created_at, id, email);
create index early_access_registrations_id on early_access_registrations (id);
create index early_access_registrations_search on early_access_registrations using gin (email gin_trgm_ops);
create index early_access_registrations_pairs on early_access_registrations
  using gin (list_pairs(substr(created_at, 1, 10), email));

-- Of the first month that is a partition of its own: everything before it is in the first one.
alter table early_access_registrations attach partition early_access_registrations_before
  for values from (minvalue) to ('2025-02');
create table early_access_registrations_default partition of early_access_registrations default;

create trigger early_access_registrations_total_insert after insert on early_access_registrations
  referencing new table as changed for each statement execute function keep_list_total();
create trigger early_access_registrations_total_delete after delete on early_access_registrations
  referencing old table as changed for each statement execute function keep_list_total();
create trigger early_access_registrations_span_insert after insert on early_access_registrations
  referencing new table as changed for each statement execute function keep_list_spans();
create trigger early_access_registrations_span_delete after delete on early_access_registrations
  referencing old table as changed for each statement execute function keep_list_spans();
commit;
-- Nothing else gathers what the planner knows of a partitioned table: run this after each month, too.
analyze early_access_addresses, early_access_registrations;
