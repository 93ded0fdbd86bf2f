import { refuse } from '@iisp/contract'
import type { Reader } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'
import { approvedFiles, attachmentsOf } from '../../files/attachments-of.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Order } from '../load-order.ts'

/** Refuses an approval or payment if the content differs from the submitted content. */
export async function holdToSubmitted(db: Reader, order: Order): Promise<void> {
  const files = approvedFiles(await attachmentsOf(db, order.id))
  if (fingerprintOf(order, files) !== order.fingerprint) refuse(transferErrors.contentChanged)
}
