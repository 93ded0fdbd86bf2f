import { type Translate, request, toast } from '@iisp/web'
import type { useConfirm } from '@iisp/ui/confirm'
import {
  applyJudge,
  getFyxgYjbcjsfs,
  infoCheck,
  lkcsCheck,
  lkqkCheck,
  parentFundTempOpenCheck,
} from '../../contract/applications/checks.ts'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'
import type { relationTexts } from '../relation-texts.ts'

interface Asking {
  readonly rows: readonly ApplicationPayload[]
  readonly flag: '1' | '2' | '3' | '4'
  readonly deletes: boolean
  readonly confirm: ReturnType<typeof useConfirm>
  readonly t: Translate<(typeof relationTexts)['zh']>
}
const quiet = { quiet: true }

/**
 * Runs the documents' checks before an application is sent; false if one of them stops it or the
 * person cancels.
 */
export async function askFirst({ rows, flag, deletes, confirm, t }: Asking): Promise<boolean> {
  if (flag !== '4')
    for (const { mjjcpdm, zjjcpdm } of rows) {
      const pair = { mjjcpdm: mjjcpdm ?? '', zjjcpdm: zjjcpdm ?? '', sqlx: flag }
      if (!passes(await request(applyJudge, pair, quiet))) return false
    }
  if (deletes) return true
  if (!passes(await request(infoCheck, { inputParam: [...rows], flag }, quiet))) return false
  for (const { mjjcpdm, zjjcpdm, ztkzfs, qyrqnew } of rows) {
    const mother = mjjcpdm ?? ''
    if (ztkzfs === '1') {
      const opening = { mjjcpdm: mother, ...(qyrqnew && { qyrq: qyrqnew }) }
      if (!passes(await request(parentFundTempOpenCheck, { mjjcpdm: mother }, quiet))) return false
      if (!passes(await request(lkcsCheck, opening, quiet))) return false
      if (!passes(await request(lkqkCheck, opening, quiet))) return false
    }
    const fees = await request(getFyxgYjbcjsfs, { mjjcpdm: mother, zjjcpdm: zjjcpdm ?? '' }, quiet)
    if (fees.warn !== '1') continue
    const goesOn = await confirm({ content: fees.message, okText: t('continue'), cancelText: t('modify') })
    if (!goesOn) return false
  }
  return true
}

/** Shows the warning of a check. 0 stops, 2 only warns. */
function passes({
  result,
  message,
}: {
  readonly result: '0' | '1' | '2'
  readonly message: string
}): boolean {
  if (result !== '1') toast.warning(message)
  return result !== '0'
}
