import { StoredUpload } from '@iisp/files/parts'
import { businessDate } from '@iisp/contract/date'
import { AmountField } from '@iisp/ui/amount-field'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import {
  type ProductContract,
  contractLimits,
  contractServiceCodes,
  contractServices,
  draftPurpose,
  draftRules,
  productContractApply,
  productContractList,
  productContractResubmit,
  productKindCodes,
  productKinds,
} from '../../contract/product-contracts/product-contracts.ts'
import type { ContractText } from './contract-columns.tsx'
import { contractTexts } from './contract-texts.ts'
import { type ContractValues, blankContract, inputOf, valuesOf } from './contract-values.ts'

interface Props {
  /** A returned application; null for a new one. */
  readonly returned: ProductContract | null
  readonly onClose: () => void
}
const lists = [productContractList]

/**
 * The form of an application. Typed text is kept, even over a reload, until the server has accepted
 * it.
 */
export function ContractDialog({ returned, onClose }: Props) {
  const t = useText(contractTexts)
  const locale = useLocale()
  const apply = useSend(productContractApply, { invalidates: lists, quiet: true })
  const resubmit = useSend(productContractResubmit, { invalidates: lists, quiet: true })
  const form = useDraftForm<ContractValues>({
    name: `registration.product-contract:${returned?.id ?? ''}`,
    version: returned?.version ?? 1,
    initial: returned === null ? blankContract : valuesOf(returned),
    faultsOf: (values) => faultsOf(values, t),
  })
  const send = async (values: ContractValues) => {
    const input = inputOf(values)
    await (returned === null
      ? apply.mutateAsync(input)
      : resubmit.mutateAsync({ ...input, id: returned.id, version: returned.version }))
    form.forget()
    toast.success(t('sent'))
    onClose()
  }
  return (
    <FormDialog
      title={t(returned === null ? 'applyTitle' : 'completeTitle')}
      okText={t('submit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('productName')}
        required
        maxLength={contractLimits.productName}
        {...form.field('productName')}
      />
      <RadioGroup
        label={t('productKind')}
        options={productKindCodes.map((value) => ({ value, label: productKinds[value][locale] }))}
        {...form.field('productKind')}
      />
      <CheckBoxGroup
        label={t('services')}
        required
        options={contractServiceCodes.map((value) => ({ value, label: contractServices[value][locale] }))}
        {...form.field('services')}
      />
      <AmountField label={t('expectedSize')} required unit={t('yuan')} {...form.field('expectedSize')} />
      <DateField label={t('plannedDate')} required {...form.field('plannedDate')} />
      <TextField
        label={t('contactName')}
        required
        maxLength={contractLimits.contactName}
        {...form.field('contactName')}
      />
      <TextField
        label={t('contactPhone')}
        required
        type="tel"
        maxLength={11}
        {...form.field('contactPhone')}
      />
      <TextArea label={t('note')} max={contractLimits.note} rows={3} {...form.field('note')} />
      <StoredUpload
        label={t('file')}
        help={t('draftHint')}
        purpose={draftPurpose}
        {...draftRules}
        {...form.field('files')}
      />
    </FormDialog>
  )
}

const faultsOf = (values: ContractValues, t: ContractText) => ({
  productName: values.productName.trim() === '' && t('missing', { what: t('productName') }),
  services: values.services.length === 0 && t('servicesMissing'),
  expectedSize: /^[0.]*$/.test(values.expectedSize) && t('sizeMissing'),
  plannedDate:
    values.plannedDate === ''
      ? t('missing', { what: t('plannedDate') })
      : values.plannedDate < businessDate(new Date()) && t('datePast'),
  contactName: values.contactName.trim() === '' && t('missing', { what: t('contactName') }),
  contactPhone: !/^1[3-9][0-9]{9}$/.test(values.contactPhone.trim()) && t('phoneWrong'),
})
