import { raw, reader, sql } from '@iisp/server'
import { institutionNames as call } from '../../contract/people/institution-names.ts'

interface Named {
  readonly id: string
  readonly name: string
  readonly nameEn: string
}

export const institutionNames = reader(call, async ({ db }, { ids }) => ({
  institutions: await db.all(
    raw(sql<Named>`SELECT id, name, name_en AS "nameEn" FROM identity.names_of_institutions(${ids}::text[])`),
  ),
}))
