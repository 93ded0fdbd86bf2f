import { sql } from '@iisp/server'

/** The columns and expressions by which a keyword finds an author. */
export const authorColumns = (table: string) => [
  `${table}.name`,
  `${table}.real_name`,
  `${table}.account`,
  `${table}.institution_name`,
  sql<string>`(SELECT i.name_en FROM identity.institution_name i
    WHERE i.institution_id = ${sql.ref(`${table}.institution_id`)})`,
]
