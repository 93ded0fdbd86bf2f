import { reader } from '@iisp/server'
import { scannerState as call } from '../../contract/quotas.ts'
import type { FilesParts } from '../files.ts'

export const scannerState = ({ scanner }: Pick<FilesParts, 'scanner'>) =>
  reader(call, async () => ({ scanner: scanner?.kind ?? null }))
