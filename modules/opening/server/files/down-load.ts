import { reader } from '@iisp/server'
import { downLoad as call } from '../../contract/files.ts'
import { fileOf } from './file-of.ts'

export const downLoad = reader(call, fileOf)
