import { reader } from '@iisp/server'
import { downSecuritiesFile as call } from '../../contract/files.ts'
import { fileOf } from './file-of.ts'

export const downSecuritiesFile = reader(call, fileOf)
