import { reader } from '@iisp/server'
import { scannerState as call } from '../../contract/quotas.ts'
import type { FileSettings } from '../files.ts'

export const scannerState = ({ scanner }: Pick<FileSettings, 'scanner'>) =>
  reader(call, async () => ({ scanner: scanner?.kind ?? null }))
