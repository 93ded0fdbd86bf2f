import { type Language, stateName } from '@iisp/contract'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applicationFlow, applicationKinds } from '../../contract/applications/application-states.ts'

/** Kind and state of an application for a title, such as 新增-待审核 (BO-100). */
export const stageOf = ({ SQLX, SQZT }: Pick<ApplicationRow, 'SQLX' | 'SQZT'>, language: Language): string =>
  `${applicationKinds[SQLX][language]}-${stateName(applicationFlow, SQZT, language)}`
