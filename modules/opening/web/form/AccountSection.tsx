import { linkTypeCodes, linkTypes, linkTypesOf } from '@iisp/opening/contract'
import { ProductField } from '@iisp/product/parts'
import { BrokerSelect, useBrokers } from '@iisp/reference/parts'
import { FormSection } from '@iisp/ui/form-page'
import { SelectField } from '@iisp/ui/select-field'
import { PasswordField } from '@iisp/ui/password-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import { type SectionProps, fieldOf } from './section-props.ts'

/** Product, broker and account. */
export function AccountSection({ kept, ...section }: SectionProps & { readonly kept: boolean }) {
  const t = useText(formTexts)
  const locale = useLocale()
  const { kind, form, sending } = section
  const { fields, change } = form
  const brokers = useBrokers().data ?? []
  const typesOf = (id: string | null) => {
    const broker = brokers.find(({ JJSID }) => JJSID === id)
    return broker === undefined ? linkTypeCodes : linkTypesOf(broker.JJSLX)
  }
  const types = typesOf(fields.broker)
  return (
    <FormSection title={t('section.account')}>
      <FormSection.Wide>
        <ProductField
          {...fieldOf(section, 'product')}
          label={t('product')}
          required
          mayChoose={(product) => product.status !== '3'}
        />
      </FormSection.Wide>
      <BrokerSelect
        {...fieldOf(section, 'broker')}
        label={t('broker')}
        required
        onChange={(broker) => {
          const offered = typesOf(broker)
          change({ broker, zhlx: offered.find((type) => type === fields.zhlx) ?? offered[0] ?? null })
        }}
      />
      <SelectField
        {...fieldOf(section, 'zhlx')}
        label={t('linkType')}
        required
        options={types.map((code) => ({ value: code, label: linkTypes[code][locale] }))}
      />
      <TextField
        {...fieldOf(section, 'zh')}
        label={t(kind === '1' ? 'accountLater' : 'account')}
        required={kind === '2'}
        help={kind === '1' ? t('accountLaterHint') : undefined}
        maxLength={40}
      />
      <PasswordField
        name="zjmm"
        label={t('password')}
        help={t('passwordHint')}
        placeholder={kept ? t('passwordKept') : undefined}
        autoComplete="new-password"
        maxLength={6}
        value={form.password}
        onChange={form.setPassword}
        error={sending.errorOf('zjmm')}
      />
    </FormSection>
  )
}
