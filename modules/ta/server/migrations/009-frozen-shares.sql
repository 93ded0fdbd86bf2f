-- Shares of a holding are frozen and released as changes of an investor: entered by one person, passed by another.
ALTER TABLE ta.investor_change DROP CONSTRAINT investor_change_kind_check;
ALTER TABLE ta.investor_change ADD CONSTRAINT investor_change_kind_check CHECK (kind IN
  ('open', 'change', 'trading-account', 'bank-account', 'freeze-shares', 'unfreeze-shares', 'freeze', 'unfreeze', 'close'));
