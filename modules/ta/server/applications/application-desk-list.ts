import { reader } from '@iisp/server'
import { applicationDeskList as call } from '../../contract/applications/application-desk.ts'
import { applicationPage } from './application-page.ts'

export const applicationDeskList = reader(call, applicationPage)
