import { reader } from '@iisp/server'
import { deskSetting as call } from '../../contract/desk/desk-setting.ts'
import { loadDeskSetting } from './load-desk-setting.ts'

export const deskSetting = reader(call, ({ db, actor }) => loadDeskSetting(db, actor))
