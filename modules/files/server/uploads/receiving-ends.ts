import { sql } from '@iisp/server'

/** No request lasts so long: a row of files.receiving that is older was left by a node that was killed. */
export const receivingEnds = sql`interval '10 minutes'`
