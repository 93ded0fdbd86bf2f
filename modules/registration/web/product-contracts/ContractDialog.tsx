import { StoredUpload } from '@iisp/files/parts'
import { defineFields, errorText, f, t as schema } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { isZero } from '@iisp/contract/exact'
import { AmountField } from '@iisp/ui/amount-field'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import {
  type ProductContract,
  contractEntry,
  contractServiceCodes,
  contractServices,
  draftPurpose,
  draftRules,
  productContractApply,
  productContractFields,
  productContractList,
  productContractResubmit,
} from '../../contract/product-contracts/product-contracts.ts'
import { registrationErrors } from '../../contract/errors.ts'
import { contractTexts } from './contract-texts.ts'

interface Props {
  /** A returned application; null for a new one. */
  readonly returned: ProductContract | null
  readonly onClose: () => void
}
const lists = [productContractList]
const { zh, en } = productContractFields.named.file.name
const file = schema.Object({ fileId: schema.String(), name: schema.String(), size: schema.Integer() })
const fields = defineFields({
  ...contractEntry.named,
  files: f.orEmpty(f.named(schema.Array(file), [zh, en])),
})
const valuesOf = (returned: ProductContract) => ({
  ...returned,
  files: returned.file === null ? [] : [returned.file],
})

/** The form of an application. */
export function ContractDialog({ returned, onClose }: Props) {
  const t = useText(contractTexts)
  const locale = useLocale()
  return (
    <FieldDialog
      fields={fields}
      name={`registration.product-contract:${returned?.id ?? ''}`}
      version={returned?.version ?? 1}
      initial={returned === null ? { services: ['custody'] } : valuesOf(returned)}
      faultsOf={({ expectedSize, plannedDate }) => ({
        expectedSize:
          expectedSize !== '' && isZero(expectedSize) && errorText(registrationErrors.sizeMissing, locale),
        plannedDate: plannedDate < businessDate(new Date()) && t('datePast'),
      })}
      call={returned === null ? productContractApply : productContractResubmit}
      inputOf={({ files, ...entered }) => ({
        ...entered,
        ...(returned && { id: returned.id, version: returned.version }),
        fileId: files[0]?.fileId ?? null,
      })}
      invalidates={lists}
      title={t(returned === null ? 'applyTitle' : 'completeTitle')}
      okText={t('submit')}
      done={() => t('sent')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField {...field('productName')} />
          <RadioGroup {...field('productKind')} />
          <CheckBoxGroup
            {...field('services')}
            options={contractServiceCodes.map((value) => ({ value, label: contractServices[value][locale] }))}
          />
          <AmountField {...field('expectedSize')} unit={t('yuan')} />
          <DateField {...field('plannedDate')} />
          <TextField {...field('contactName')} />
          <TextField {...field('contactPhone')} type="tel" />
          <TextArea {...field('note')} rows={3} />
          <StoredUpload {...field('files')} help={t('draftHint')} purpose={draftPurpose} {...draftRules} />
        </>
      )}
    </FieldDialog>
  )
}
