import { reader } from '@iisp/server'
import { archiveFile as call } from '../../contract/archive-file.ts'
import { archiveOf } from './archive-of.ts'

export const archiveFile = reader(call, (ctx, { title, files }) => archiveOf(ctx, title, files))
