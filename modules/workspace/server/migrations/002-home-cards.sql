-- How a person arranged the cards of the home page: all of them in their order, and those that are hidden.
CREATE TABLE workspace.home_cards (
  account_id bigint PRIMARY KEY,
  institution_id text NOT NULL,
  card_codes text[] NOT NULL CHECK (cardinality(card_codes) <= 60),
  hidden_codes text[] NOT NULL CHECK (cardinality(hidden_codes) <= 60)
);
SELECT platform.protect('workspace.home_cards');
