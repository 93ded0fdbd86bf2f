import { Readable } from 'node:stream'
import { reader } from '@iisp/server'
import { slipFile as call } from '../../contract/slip-file.ts'
import { exportName } from '../../rules/export-name.ts'
import { slipBytes } from './slip-bytes.ts'

export const slipFile = reader(call, async ({ language, now }, slip) => {
  const content = await slipBytes(slip, language)
  return {
    filename: exportName(`${slip.title}_${slip.number}`, 'pdf', now),
    contentType: 'application/pdf',
    size: content.length,
    stream: Readable.from([content]),
  }
})
