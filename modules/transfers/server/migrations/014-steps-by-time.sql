-- The steps since a moment, of an institution and of all for the desk: a person is shown what changed since the last look.
CREATE INDEX order_step_at ON transfers.order_step (institution_id, at);
CREATE INDEX order_step_desk_at ON transfers.order_step (at);
