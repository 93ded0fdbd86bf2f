import type { FileView } from '@iisp/files/contract'
import { type Refined, type Selectable, queryBuilder } from '@iisp/server'
import type { FileType, LinkType } from '../contract/codes.ts'
import type { ApplicationStatus } from '../contract/states.ts'
import type { GeneratedTables } from './tables.generated.ts'

type Own = Refined<
  GeneratedTables,
  {
    'opening.application': { link_type: LinkType }
    'opening.step': { from_status: ApplicationStatus; to_status: ApplicationStatus }
    'opening.application_file': { file_type: FileType }
  }
>
interface Tables extends Own {
  'files.file': FileView
  /** The columns of module identity's view that are read here. */
  'identity.reach': { phone: string | null; email: string; roles: string[] }
  'product.product_name': { id: string; name_en: string }
}
export type Application = Selectable<Tables['opening.application']>
export const q = queryBuilder<Tables>()
