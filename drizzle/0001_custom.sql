-- A profile is made with its account, in the same transaction: sign-up leaves both or neither.
-- Every account begins with a Pro trial of 3 days.
create function create_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id, email, nome_completo, plan, subscription_status, trial_expires_at)
  values (new.id, new.email, new.name, 'pro', 'trialing', now() + interval '3 days')
  on conflict (id) do nothing;
  return new;
end $$;
--> statement-breakpoint
create trigger user_create_profile after insert on "user" for each row execute function create_profile();
--> statement-breakpoint
-- Open admin lists hear of every change of every profile, whichever process or person made it.
create function notify_profiles_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('profiles_changed', '');
  return null;
end $$;
--> statement-breakpoint
create trigger profiles_changed after insert or update or delete on profiles
  for each statement execute function notify_profiles_changed();
