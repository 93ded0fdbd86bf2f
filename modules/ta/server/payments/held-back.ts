import { sql } from '@iisp/server'

/**
 * SQL: somebody asks for the dividend or a run of confirmation `c` to be taken back. Its money waits until that is done or the
 * request is dropped, since nothing can be taken back once it is being paid.
 */
export const isHeldBack = sql<boolean>`(
  EXISTS (SELECT FROM ta.revocation v JOIN ta.dividend d ON d.id = v.object_id AND d.version = v.version
    WHERE v.kind = 'dividend' AND d.id = c.dividend_id)
  OR EXISTS (SELECT FROM ta.revocation v JOIN ta.dealing_run r ON r.id = v.object_id AND r.version = v.version
    WHERE v.kind = 'run' AND r.id IN (c.run_id, c.target_run_id)))`
