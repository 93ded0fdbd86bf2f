import { reader } from '@iisp/server'
import { applicationBasis as call } from '../../contract/applications/application-basis.ts'
import { loadBasis } from './load-basis.ts'

export const applicationBasis = reader(call, loadBasis)
