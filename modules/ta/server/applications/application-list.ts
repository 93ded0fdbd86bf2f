import { reader } from '@iisp/server'
import { applicationList as call } from '../../contract/applications/applications.ts'
import { applicationPage } from './application-page.ts'

export const applicationList = reader(call, applicationPage)
