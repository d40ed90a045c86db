-- The reason why an account may not use the product now; null while it may. The same sentences as `closedBy` in
-- src/domain/account/plans.ts: src/server/session/access.test.ts compares both. A date without end decides nothing.
CREATE FUNCTION closed_by(account profiles) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN account.subscription_status = 'active' AND account.grace_ends_at IS NULL THEN NULL
    WHEN account.subscription_status = 'active' AND account.grace_ends_at > now() AND isfinite(account.grace_ends_at) THEN NULL
    WHEN account.subscription_status = 'trialing' AND account.trial_expires_at > now() AND isfinite(account.trial_expires_at) THEN NULL
    WHEN account.grace_ends_at IS NOT NULL THEN 'payment'
    WHEN account.subscription_status = 'trialing' THEN 'trial'
    ELSE 'inactive'
  END
$$;
