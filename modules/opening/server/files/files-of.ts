import type { Reader } from '@iisp/server'
import { q } from '../tables.ts'

/** The files of an application, in the order in which they were attached. */
export const filesOf = (db: Reader, applicationId: string) =>
  db.all(
    q
      .selectFrom('opening.application_file as a')
      .innerJoin('files.file as f', 'f.id', 'a.file_id')
      .where('a.application_id', '=', applicationId)
      .orderBy('a.position')
      .select(['a.file_id as fileId', 'f.name', 'f.size', 'a.file_type as fileType']),
  )
