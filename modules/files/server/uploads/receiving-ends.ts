import { sql } from '@iisp/server'

/** No request lasts so long: a row of files.receiving that is older was left by a node that was killed. */
export const isUnderWay = sql<boolean>`since > now() - interval '10 minutes'`
export const isLost = sql<boolean>`since < now() - interval '10 minutes'`
