import { type Refined, type Selectable, type Updateable, queryBuilder } from '@iisp/server'
import type { FileView } from '@iisp/files/contract'
import type { ContractForm } from '../contract/product-contracts/product-contracts.ts'
import type { GeneratedTables } from './tables.generated.ts'

type Own = Refined<
  GeneratedTables,
  { 'registration.product_contract': { services: ContractForm['services'] } }
>
interface Tables extends Own {
  'files.file': FileView
  'identity.institution_name': { institution_id: string; name_en: string }
}
export type ContractChanges = Updateable<Tables['registration.product_contract']>
export type StoredContract = Selectable<Tables['registration.product_contract']>
export type PartyChanges = Updateable<Tables['registration.party']>
export type StoredParty = Selectable<Tables['registration.party']>
export const q = queryBuilder<Tables>()
