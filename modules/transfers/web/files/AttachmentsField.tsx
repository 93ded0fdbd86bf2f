import { TypedUpload } from '@iisp/files/parts'
import {
  attachmentPurpose,
  attachmentRules,
  fileTypeCodes,
  fileTypes,
  getAttachment,
  type TransferDetail,
  type TransferType,
} from '@iisp/transfers/contract'
import { useCall, useLocale, useText } from '@iisp/web'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'
import type { AttachedFile } from '../orders/form/state/order-fields.ts'
import { NeedsList } from './NeedsList.tsx'
import { firstMissing } from './needs.ts'

interface Props {
  readonly type: TransferType | null
  readonly detail: TransferDetail | null
  readonly files: readonly AttachedFile[]
  readonly onChange: (files: readonly AttachedFile[]) => void
  readonly error: string | null
  /** Called when uploads start or finish. Must be a stable function. */
  readonly onBusy: (busy: boolean) => void
}

/**
 * The documents of an order: the ones that the transfer type requires, and the file uploaded for
 * each.
 */
export function AttachmentsField({ type, detail, files, onChange, error, onBusy }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const needs = useCall(
    getAttachment,
    { hklx: type ?? '99', ...(detail && { hkTypeDetail: detail }) },
    { enabled: type !== null, staleTime: Infinity, quiet: true },
  )
  const currentNeeds = type === null ? undefined : needs.data
  return (
    <div className={css.dialog}>
      <NeedsList needs={currentNeeds} files={files} />
      <TypedUpload
        name="files"
        label={t('attachments')}
        {...attachmentRules}
        purpose={attachmentPurpose}
        aboutOf={(fileType) => ({ uploadType: '1', fileType })}
        typeLabel={t('material')}
        typeHint={t('materialHint')}
        types={fileTypeCodes.map((code) => ({ value: code, label: fileTypes[code][locale] }))}
        missingType={firstMissing(currentNeeds, files)}
        otherType="1069"
        value={files}
        onChange={onChange}
        onBusy={onBusy}
        error={error}
      />
    </div>
  )
}
