import { StoredUpload } from '@iisp/files/parts'
import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useCall, useLocale, useSend, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import { type DrawerFormParts, FormBody } from '@iisp/web/forms/index'
import {
  investorChangeEnter,
  investorLimits,
  proofPurpose,
  proofRules,
} from '../../contract/investors/investor-changes.ts'
import {
  type InvestorKind,
  identityTypeCodes,
  identityTypes,
} from '../../contract/investors/investor-kinds.ts'
import {
  type investorDetail,
  investorFields,
  registerManagers,
  riskRating,
} from '../../contract/investors/investors.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'
import { type InvestorValues, changedOf, factsOf } from './investor-values.ts'
import { type InvestorForm, useInvestorForm } from './use-investor-form.ts'

const { kind: kindOf, idType } = investorFields.named
const typesOf = (kind: InvestorKind) => identityTypeCodes.filter((type) => identityTypes[type].of === kind)

/** The fields of an opening or a change of data. */
export function InvestorFields({
  edited,
  onUnsaved,
  onCancel,
  onDone,
}: DrawerFormParts<typeof investorDetail>) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const enter = useSend(investorChangeEnter, { quiet: true, invalidates: investorCalls })
  const form = useInvestorForm(edited, onUnsaved)
  const send = async (values: InvestorValues) => {
    await enter.mutateAsync(
      edited === null
        ? { kind: 'open', institutionId: values.institutionId ?? '', facts: factsOf(values) }
        : { kind: 'change', investorId: edited.id, changed: changedOf(values, edited) },
    )
    form.forget()
    toast.success(t('entered'))
    onDone()
  }
  const { kind } = form.values
  /** Shows the current value, which stays if the field is left empty. */
  const kept = (value: string | undefined) => (value ? { help: t('keepHint', { value }) } : {})
  return (
    <FormBody
      form={form}
      okText={t('enter')}
      okDisabled={edited !== null && !form.dirty}
      okHint={edited !== null && !form.dirty ? t('nothing') : undefined}
      onSubmit={send}
      onCancel={onCancel}
    >
      {edited === null && <OpeningFields form={form} />}
      <TextField label={t('name')} required maxLength={investorLimits.name} {...form.field('name')} />
      <TextField label={t('nameEn')} maxLength={investorLimits.nameEn} {...form.field('nameEn')} />
      {kind === 'product' && edited === null && (
        <ProductField label={t('childProduct')} help={t('childHint')} {...form.field('productId')} />
      )}
      <SelectField
        label={t('idType')}
        required
        options={optionsOf(idType, locale, typesOf(kind))}
        {...form.field('idType')}
        onChange={(type) => {
          const chosen = typesOf(kind).find((one) => one === type)
          if (chosen !== undefined) form.set({ idType: chosen })
        }}
      />
      <TextField
        label={t('idNo')}
        required={edited === null}
        maxLength={60}
        {...kept(edited?.idNo)}
        {...form.field('idNo')}
      />
      <TextField label={t('phone')} maxLength={30} {...kept(edited?.phone)} {...form.field('phone')} />
      <TextField label={t('email')} maxLength={128} {...kept(edited?.email)} {...form.field('email')} />
      <TextField
        label={t('address')}
        maxLength={investorLimits.address}
        {...kept(edited?.address)}
        {...form.field('address')}
      />
      <StoredUpload
        label={t('proof')}
        help={t('proofHint')}
        purpose={proofPurpose}
        {...proofRules}
        {...form.field('files')}
      />
      <DateField label={t('qualifiedUntil')} {...form.field('qualifiedUntil')} />
      <SelectField
        label={t('riskRating')}
        options={optionsOf(riskRating, locale)}
        {...form.field('riskRating')}
      />
      <DateField label={t('riskUntil')} {...form.field('riskUntil')} />
    </FormBody>
  )
}

/** The investor's manager and kind, entered only at the opening. */
function OpeningFields({ form }: { readonly form: InvestorForm }) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const managers = useCall(registerManagers, {})
  return (
    <>
      <SelectField
        label={t('institutionName')}
        required
        loading={managers.isLoading}
        options={(managers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('institutionId')}
      />
      <RadioGroup
        label={t('kind')}
        options={optionsOf(kindOf, locale)}
        {...form.field('kind')}
        onChange={(chosen) =>
          form.set({ kind: chosen, idType: typesOf(chosen)[0] ?? 'resident-id', productId: null })
        }
      />
    </>
  )
}
