import type { LoginType, Role } from '@iisp/contract'
import {
  type ColumnType,
  type Refined,
  type InsertType,
  type SelectType,
  type UpdateType,
  queryBuilder,
} from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

type Own = Refined<
  GeneratedTables,
  {
    'identity.session': { login_type: ColumnType<LoginType, number>; manager_type: number }
    'identity.account': { roles: Role[] }
    'identity.staff_change': { roles_before: Role[]; roles_after: Role[] }
    'identity.error_log': { entry: string }
    /** The enabled accounts with name and phone of their person. */
    'identity.reach': {
      account_id: string
      person_id: string
      institution_id: string
      email: string
      roles: Role[]
      name: string
    }
  }
>
/** In this module a moment is written and compared as a Date, and read only through `msOf` or `timeText`. */
type Tables = { [Table in keyof Own]: { [Name in keyof Own[Table]]: AsDate<Own[Table][Name]> } }
type AsDate<Column> =
  Date extends InsertType<Column>
    ? ColumnType<Date | Extract<SelectType<Column>, null>, InsertType<Column>, UpdateType<Column>>
    : Column
export type MenuRequestTable = Tables['identity.menu_request']
export type StaffChangeTable = Tables['identity.staff_change']
export const q = queryBuilder<Tables>()
