-- What an account keeps for itself was part of module identity before this module existed. The tables move with their
-- rows, indexes, policies and grants.
ALTER TABLE identity.table_setting SET SCHEMA workspace;
ALTER TABLE identity.table_view SET SCHEMA workspace;
ALTER TABLE identity.display_setting SET SCHEMA workspace;
ALTER TABLE identity.manual_menu SET SCHEMA workspace;
ALTER TABLE identity.menu_choice SET SCHEMA workspace;
ALTER TABLE identity.menu_log SET SCHEMA workspace;
ALTER TABLE identity.preference SET SCHEMA workspace;
